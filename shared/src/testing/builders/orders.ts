import { orderSchema, receivedRefundRequestSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';

/** An order of one Starter package, paid by card at US$ 49. */
export const anOrder = builder(orderSchema)(() => ({
  id: 3,
  payment_status: 'paid',
  payment_method: 'cxpay',
  transaction: 'tx-3',
  company: { id: 1, name: 'Cas di Sabor' },
  items: [
    {
      package_id: 1,
      title: 'Starter',
      price: 4900,
      vacancies: 1,
      start_date: null,
      template: null,
      customTemplate: null,
      plan: null,
      vacancy_id: null,
      vacancy: null,
      duration_days: 30,
      sponsored: false,
    },
  ],
  total: 4900,
  currency: 'USD',
  links: null,
  card: { brand: 'Visa', last_four: '1111' },
  invoice_number: 'CPA-2026-00003',
  receipt: '/recruiter/orders/3/receipt',
  created_at: '2026-11-20T15:00:00.000Z',
  paid_at: '2026-11-20T15:00:05.000Z',
  refundable_until: null,
  refund: null,
  can_request_refund: false,
  refund_request: null,
  expires_at: null,
  rejected_at: null,
  failure: null,
  billing: { name: 'Berta Kock', email: 'berta@example.aw', address: 'Caya Mañana 14' },
}));

/** An open request of an owner for the refund of a paid order. */
export const aReceivedRefundRequest = builder(receivedRefundRequestSchema)(() => ({
  id: 8,
  status: 'open',
  reason: 'We bought the package twice.',
  requested_at: '2026-11-24T15:00:00.000Z',
  decided_at: null,
  answer: null,
  requested_by: { name: 'Berta Kock', email: 'berta@example.aw' },
  decided_by: null,
  company: 'Cas di Sabor',
  order: {
    id: 3,
    payment_status: 'paid',
    payment_method: 'cxpay',
    total: 4900,
    currency: 'USD',
    paid_at: '2026-11-20T15:00:05.000Z',
    invoice_number: 'CPA-2026-00003',
    packages: ['Starter'],
    used_units: 1,
    refund: null,
  },
}));
