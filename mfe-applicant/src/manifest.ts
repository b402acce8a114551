import type { RemoteManifestInput } from '@cpa/shared/contracts';

import { areaNavigation } from './areaNavigation.ts';
import { journeys } from './journeys.ts';
import { manifestTexts } from './manifestTexts.ts';

const role = 'applicant' as const;
const area = { role, isArea: true } as const;

export default {
  routes: [
    {
      path: '/applicant',
      chunk: 'home',
      reads: [
        '/applicant/applications',
        '/applicant/me',
        '/applicant/me/recommendations',
        '/account/search-alerts',
        '/applicant/me/cvs',
      ],
      ...area,
      frame: {
        area: 'sidebar',
        heading: 'heading.home',
        hasSubtitle: true,
        hasAwaitedCard: true,
        shape: 'rows-76',
        aside: 290,
        width: 'narrow',
      },
    },
    {
      path: '/applicant/applications',
      chunk: 'applications',
      reads: ['/applicant/applications'],
      ...area,
      frame: { area: 'sidebar', heading: 'heading.applications', shape: 'rows-76', width: 'narrow' },
    },
    {
      path: '/applicant/applications/:vacancyId',
      chunk: 'application',
      reads: ['/applicant/applications'],
      ...area,
      frame: { area: 'sidebar', heading: 'heading.application', shape: 'detail', width: 'narrow' },
    },
    {
      path: '/applicant/messages',
      chunk: 'messages',
      reads: ['/applicant/messages'],
      ...area,
      frame: { area: 'sidebar', heading: 'heading.messages', shape: 'rows-76', width: 'narrow' },
    },
    {
      path: '/applicant/profile',
      chunk: 'profile',
      reads: ['/applicant/me'],
      ...area,
      frame: {
        area: 'sidebar',
        heading: 'heading.profile',
        hasSubtitle: true,
        shape: 'form',
        aside: 300,
        width: 'narrow',
      },
    },
    {
      path: '/applicant/privacy',
      chunk: 'privacy',
      reads: [
        '/applicant/me/data',
        '/applicant/me',
        '/applicant/me/blocked-companies',
        '/account/passkeys',
        '/account/second-step',
        '/account/sessions',
        '/account/identities',
        '/account/notification-settings',
      ],
      ...area,
      frame: {
        area: 'sidebar',
        heading: 'heading.privacy',
        hasSubtitle: true,
        shape: 'form',
        width: 'narrow',
      },
    },
    {
      path: '/applicant/data-deleted',
      chunk: 'data-deleted',
      frame: { area: 'bare', heading: 'heading.erased', shape: 'text' },
    },
    {
      path: '/applicant/alerts',
      chunk: 'alerts',
      reads: ['/account/search-alerts'],
      ...area,
      frame: {
        area: 'sidebar',
        heading: 'heading.alerts',
        hasSubtitle: true,
        shape: 'rows-76',
        width: 'narrow',
      },
    },
    {
      path: '/applicant/cvs',
      chunk: 'cvs',
      reads: ['/applicant/me/cvs'],
      ...area,
      frame: { area: 'sidebar', heading: 'heading.cvs', shape: 'cards', width: 'narrow' },
    },
    {
      path: '/cv-builder',
      chunk: 'cv-builder',
      head: { description: 'head.cvBuilder', isIndexed: true },
      frame: {
        area: 'bare',
        heading: 'heading.cvBuilder',
        isHeadingUnknown: true,
        shape: 'form',
        aside: 480,
        width: 'window',
      },
    },
    {
      path: '/cv-builder/shared',
      chunk: 'shared-cv',
      frame: { area: 'bare', heading: 'heading.sharedCv', isHeadingUnknown: true, shape: 'detail' },
    },
  ],
  navigation: [
    ...areaNavigation.map((entry, index) => ({
      ...entry,
      menu: 'area' as const,
      roles: [role],
      order: 10 * (index + 1),
    })),
    { menu: 'main', label: 'nav.cvBuilder', path: '/cv-builder', isAccented: true, order: 70 },
    { menu: 'account', roles: [role], label: 'nav.overview', path: '/applicant', order: 5 },
    { menu: 'account', roles: [role], label: 'nav.applications', path: '/applicant/applications', order: 10 },
    { menu: 'account', roles: [role], label: 'area.messages', path: '/applicant/messages', order: 12 },
    { menu: 'account', roles: [role], label: 'nav.alerts', path: '/applicant/alerts', order: 15 },
    { menu: 'account', roles: [role], label: 'nav.cvs', path: '/applicant/cvs', order: 20 },
    { menu: 'account', roles: [role], label: 'nav.profile', path: '/applicant/profile', order: 30 },
    { menu: 'account', roles: [role], label: 'nav.privacy', path: '/applicant/privacy', order: 40 },
    {
      menu: 'notifications',
      roles: [role],
      label: 'nav.notifications',
      path: '/applicant/privacy#notifications',
      order: 20,
    },
  ],
  badges: [
    { name: 'unread-messages', label: 'messages.unread', count: 'unread_conversations', isNews: true },
  ],
  notifications: [
    {
      kind: 'message',
      title: 'news.message',
      text: 'news.statusText',
      icon: ['M7.9 20A9 9 0 1 0 4 16.1L2 22Z'],
      path: '/applicant/applications/:vacancy_id#messages',
      roles: [role],
    },
    {
      kind: 'interview',
      title: 'news.interview',
      text: 'news.interviewText',
      icon: [
        'M8 2v4',
        'M16 2v4',
        'M3 10h18',
        'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
      ],
      path: '/applicant/applications/:vacancy_id',
      roles: [role],
    },
    {
      kind: 'application-status',
      title: 'news.status',
      text: 'news.statusText',
      icon: [
        'M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16',
        'M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2',
      ],
      path: '/applicant/applications/:vacancy_id',
      roles: [role],
    },
  ],
  events: [
    {
      name: 'conversation-changed',
      payload: {
        type: 'object',
        properties: {
          application_id: { type: 'integer' },
          unread_conversations: { type: 'integer' },
        },
        required: ['application_id'],
      },
    },
    {
      name: 'interview-changed',
      payload: {
        type: 'object',
        properties: { application_id: { type: 'integer' }, vacancy_id: { type: 'integer' } },
        required: ['application_id', 'vacancy_id'],
      },
    },
    {
      name: 'application-status',
      payload: {
        type: 'object',
        properties: { vacancy_id: { type: 'integer' } },
        required: ['vacancy_id'],
      },
    },
  ],
  links: { 'applicant-passkeys': '/applicant/privacy#passkeys' },
  fallback: [
    { kind: 'text', text: 'fallback.safe' },
    { kind: 'link', label: 'fallback.vacancies', path: '/vacancies' },
  ],
  messages: manifestTexts,
  trusted_types: ['cv-workers'],
  journeys,
} satisfies RemoteManifestInput;
