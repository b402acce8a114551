import type { RemoteManifestInput } from '@cpa/shared/contracts';
import { journeys } from './journeys.ts';
import { manifestTexts } from './manifestTexts.ts';

export default {
  routes: [
    {
      path: '/plans',
      chunk: 'plans',
      head: { description: 'head.plans', isIndexed: true },
      isPinned: true,
      isServerRendered: true,
      frame: { area: 'bare', heading: 'heading.plans', shape: 'cards' },
    },
    {
      path: '/plans/:id',
      chunk: 'plan',
      isPinned: true,
      isServerRendered: true,
      query: ['step'],
      frame: { area: 'bare', heading: 'heading.plan', isHeadingUnknown: true, shape: 'form', aside: 360 },
    },
    {
      path: '/cart',
      chunk: 'cart',
      head: {},
      isPinned: true,
      frame: { area: 'bare', heading: 'heading.cart', shape: 'rows-76', aside: 360 },
    },
    {
      path: '/checkout',
      chunk: 'checkout',
      role: 'recruiter',
      isPinned: true,
      frame: { area: 'bare', heading: 'heading.checkout', shape: 'form', aside: 360 },
    },
    {
      path: '/payment/success',
      chunk: 'paymentSuccess',
      role: 'recruiter',
      isPinned: true,
      frame: { area: 'bare', heading: 'heading.payment', shape: 'receipt', aside: 400 },
    },
    {
      path: '/payment/pending',
      chunk: 'paymentPending',
      role: 'recruiter',
      isPinned: true,
      frame: { area: 'bare', heading: 'heading.payment', shape: 'text' },
    },
    {
      path: '/payment/failed',
      chunk: 'paymentFailed',
      role: 'recruiter',
      isPinned: true,
      frame: { area: 'bare', heading: 'heading.payment', shape: 'text' },
    },
  ],
  navigation: [
    { menu: 'main', label: 'nav.plans', path: '/plans', order: 50 },
    {
      menu: 'header',
      label: 'nav.cart',
      path: '/cart',
      order: 10,
      icon: [
        'm2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18',
        'M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25',
        'M16 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
        'M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
      ],
      badge: 'cart',
      isHiddenWithoutBadge: true,
    },
  ],
  events: [
    {
      name: 'order-status',
      payload: {
        type: 'object',
        properties: { order_id: { type: 'integer' }, payment_status: { type: 'string' } },
        required: ['order_id', 'payment_status'],
      },
    },
    {
      name: 'postings-changed',
      isListener: true,
      payload: { type: 'object', properties: { company_id: { type: 'integer' } }, required: ['company_id'] },
    },
  ],
  badges: [{ name: 'cart', label: 'badge.cart' }],
  links: {
    sponsor: '/plans/13?vacancy=:vacancy&step=2',
    'pay-again': '/checkout?again=:order',
  },
  fallback: [
    { kind: 'text', text: 'fallback.unknown', isStrong: true },
    { kind: 'text', text: 'fallback.cart' },
    { kind: 'link', label: 'fallback.orders', path: '/recruiter-dashboard/orders' },
    { kind: 'link', label: 'fallback.contact', path: '/contact' },
  ],
  messages: manifestTexts,
  api: [
    { prefix: '/recruiter/order-cxpay', timeout_ms: 60_000 },
    { prefix: '/recruiter/order-sentoo', timeout_ms: 60_000 },
  ],
  journeys,
  // It handles payments.
  attestations: 1,
} satisfies RemoteManifestInput;
