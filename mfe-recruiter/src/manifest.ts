import type { RemoteManifestInput } from '@cpa/shared/contracts';

import { notifications, notificationTexts } from './manifestNotifications.ts';

const role = 'recruiter';
const area = { role, isArea: true } as const;

export default {
  routes: [
    { path: '/recruiter-dashboard', chunk: 'dashboard', ...area, landingFor: ['recruiter'] },
    { path: '/recruiter-dashboard/vacancies', chunk: 'vacancies', ...area },
    { path: '/recruiter-dashboard/vacancies/new', chunk: 'vacancyEditor', ...area },
    { path: '/recruiter-dashboard/vacancies/:id/edit', chunk: 'vacancyEditor', ...area },
    { path: '/recruiter-dashboard/vacancies/:id/applicants', chunk: 'vacancyApplicants', ...area },
    { path: '/recruiter-dashboard/applicants', chunk: 'applicants', ...area },
    { path: '/recruiter-dashboard/applicants/:id', chunk: 'applicant', ...area },
    { path: '/recruiter-dashboard/company', chunk: 'company', ...area },
    { path: '/recruiter-dashboard/company/new', chunk: 'companyNew', ...area },
    { path: '/recruiter-dashboard/company/members', chunk: 'members', ...area },
    { path: '/recruiter-dashboard/invitation', chunk: 'invitation', ...area },
    { path: '/recruiter-dashboard/import', chunk: 'import', ...area },
    { path: '/recruiter-dashboard/orders', chunk: 'orders', ...area },
    { path: '/recruiter-dashboard/profile', chunk: 'profile', ...area },
  ],
  navigation: [
    {
      menu: 'header',
      isButton: true,
      roles: [role],
      label: 'nav.postVacancy',
      path: '/recruiter-dashboard/vacancies/new',
      icon: ['M5 12h14', 'M12 5v14'],
      order: 20,
    },
    {
      menu: 'phone',
      roles: [role],
      label: 'nav.postVacancy',
      path: '/recruiter-dashboard/vacancies/new',
      order: 75,
    },
    { menu: 'account', roles: [role], label: 'nav.dashboard', path: '/recruiter-dashboard', order: 10 },
    {
      menu: 'account',
      roles: [role],
      label: 'nav.vacancies',
      path: '/recruiter-dashboard/vacancies',
      order: 20,
    },
    {
      menu: 'account',
      roles: [role],
      label: 'nav.applicants',
      path: '/recruiter-dashboard/applicants',
      order: 30,
    },
    {
      menu: 'account',
      roles: [role],
      label: 'nav.profile',
      path: '/recruiter-dashboard/profile',
      order: 60,
    },
    {
      menu: 'notifications',
      roles: [role],
      label: 'nav.notificationSettings',
      path: '/recruiter-dashboard/profile#notifications',
      order: 10,
    },
  ],
  notifications,
  events: [
    {
      name: 'application-received',
      payload: {
        type: 'object',
        properties: {
          vacancy_id: { type: 'integer' },
          vacancy_title: { type: 'string' },
          applicant_name: { type: 'string' },
        },
        required: ['vacancy_id', 'vacancy_title', 'applicant_name'],
      },
    },
    {
      name: 'application-status-changed',
      payload: {
        type: 'object',
        properties: {
          changes: {
            type: 'array',
            items: {
              type: 'object',
              properties: { id: { type: 'integer' }, status: { type: 'string' } },
              required: ['id', 'status'],
            },
          },
        },
        required: ['changes'],
      },
    },
    {
      name: 'application-annotated',
      payload: {
        type: 'object',
        properties: {
          changes: {
            type: 'array',
            items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
          },
        },
        required: ['changes'],
      },
    },
    {
      name: 'board-places-changed',
      payload: {
        type: 'object',
        properties: {
          status: { type: 'string' },
          version: { type: 'number' },
          places: {
            type: 'array',
            items: {
              type: 'object',
              properties: { id: { type: 'integer' }, board_position: { type: 'number' } },
              required: ['id', 'board_position'],
            },
          },
        },
        required: ['status', 'version', 'places'],
      },
    },
    {
      name: 'order-status',
      isListener: true,
      payload: {
        type: 'object',
        properties: { order_id: { type: 'integer' }, payment_status: { type: 'string' } },
        required: ['order_id', 'payment_status'],
      },
    },
    {
      name: 'applicant-interview-changed',
      payload: {
        type: 'object',
        properties: { application_id: { type: 'integer' }, vacancy_id: { type: 'integer' } },
        required: ['application_id', 'vacancy_id'],
      },
    },
    {
      name: 'import-progress',
      payload: {
        type: 'object',
        properties: {
          import_id: { type: 'integer' },
          company_id: { type: 'integer' },
          pages_done: { type: 'integer' },
          pages_total: { type: 'integer' },
          found: { type: 'integer' },
        },
        required: ['import_id', 'company_id', 'pages_done', 'pages_total', 'found'],
      },
    },
  ],
  slots: [
    { slot: 'vacancy.own', chunk: 'own-vacancy', roles: [role], order: 10 },
    { slot: 'applicant-profile.preview', chunk: 'applicant-preview', roles: ['applicant'], order: 10 },
  ],
  fallback: [
    { kind: 'text', text: 'fallback.safe' },
    { kind: 'link', label: 'fallback.contact', path: '/contact' },
  ],
  messages: {
    en: {
      ...notificationTexts,
      'nav.postVacancy': 'Post a vacancy',
      'nav.dashboard': 'Dashboard',
      'nav.vacancies': 'Vacancies',
      'nav.applicants': 'Applicants',
      'nav.profile': 'Profile',
      'nav.notificationSettings': 'Notification settings',
      'fallback.safe':
        'We cannot check your vacancies and your last change here. Try again, or look at the vacancy pages.',
      'fallback.contact': 'Contact us',
    },
  },
  trusted_types: ['mail-preview'],
  api: [{ prefix: '/recruiter/scraped-vacancies', timeout_ms: 60_000 }],
} satisfies RemoteManifestInput;
