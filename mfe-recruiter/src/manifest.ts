import type { RemoteManifestInput } from '@cpa/shared/contracts';
import { areaNavigation } from './areaNavigation.ts';
import { events } from './manifestEvents.ts';
import { notifications } from './manifestNotifications.ts';
import { journeys } from './journeys.ts';
import { manifestTexts } from './manifestTexts.ts';

const role = 'recruiter' as const;
const area = { role, isArea: true } as const;
const sidebar = { area: 'sidebar', isRailOnTablets: true, owner: 'area.owner' } as const;

export default {
  routes: [
    {
      path: '/recruiter-dashboard',
      chunk: 'dashboard',
      reads: ['/recruiter/dashboard'],
      ...area,
      landingFor: ['recruiter'],
      frame: { ...sidebar, heading: 'heading.dashboard', hasSubtitle: true, shape: 'rows-76', aside: 318 },
    },
    {
      path: '/recruiter-dashboard/vacancies',
      chunk: 'vacancies',
      reads: ['/recruiter/vacancies', '/recruiter/postings'],
      ...area,
      frame: { ...sidebar, heading: 'heading.vacancies', shape: 'rows-60' },
    },
    {
      path: '/recruiter-dashboard/vacancies/new',
      chunk: 'vacancyEditor',
      ...area,
      frame: { area: 'rail', hasPhoneBar: false, heading: 'heading.newVacancy', shape: 'form', aside: 360 },
    },
    {
      path: '/recruiter-dashboard/vacancies/:id/edit',
      chunk: 'vacancyEditor',
      reads: ['/recruiter/vacancy/:id', '/recruiter/postings'],
      ...area,
      frame: {
        area: 'rail',
        hasPhoneBar: false,
        heading: 'heading.editor',
        isHeadingUnknown: true,
        shape: 'form',
        aside: 360,
      },
    },
    {
      path: '/recruiter-dashboard/vacancies/:id/applicants',
      chunk: 'vacancyApplicants',
      reads: ['/recruiter/vacancy/:id/applicants', '/recruiter/vacancies'],
      ...area,
      frame: {
        area: 'rail',
        heading: 'heading.applicants',
        isHeadingUnknown: true,
        shape: 'rows-46',
        width: 'window',
      },
    },
    {
      path: '/recruiter-dashboard/applicants',
      chunk: 'applicants',
      reads: ['/recruiter/applicants'],
      ...area,
      frame: { area: 'rail', heading: 'heading.applicants', shape: 'rows-46', width: 'window' },
    },
    {
      path: '/recruiter-dashboard/applicants/:id',
      chunk: 'applicant',
      reads: ['/recruiter/applicants/:id', '/recruiter/applicants/:id/interviews', '/recruiter/applicants'],
      ...area,
      frame: {
        area: 'rail',
        hasPhoneBar: false,
        heading: 'heading.applicant',
        isHeadingUnknown: true,
        shape: 'detail',
        aside: 300,
      },
    },
    {
      path: '/recruiter-dashboard/company',
      chunk: 'company',
      ...area,
      frame: { ...sidebar, heading: 'heading.company', isHeadingUnknown: true, shape: 'form' },
    },
    {
      path: '/recruiter-dashboard/company/new',
      chunk: 'companyNew',
      ...area,
      frame: { ...sidebar, heading: 'heading.newCompany', hasSubtitle: true, shape: 'form' },
    },
    {
      path: '/recruiter-dashboard/company/members',
      chunk: 'members',
      ...area,
      frame: { ...sidebar, heading: 'heading.members', isHeadingUnknown: true, shape: 'rows-60' },
    },
    {
      path: '/recruiter-dashboard/invitation',
      chunk: 'invitation',
      ...area,
      frame: { ...sidebar, heading: 'heading.invitation', shape: 'text' },
    },
    {
      path: '/recruiter-dashboard/import',
      chunk: 'import',
      ...area,
      frame: { ...sidebar, heading: 'heading.import', shape: 'form' },
    },
    {
      path: '/recruiter-dashboard/orders',
      chunk: 'orders',
      reads: ['/recruiter/orders?page=1'],
      ...area,
      frame: { ...sidebar, heading: 'heading.orders', hasSubtitle: true, shape: 'rows-60' },
    },
    {
      path: '/recruiter-dashboard/profile',
      chunk: 'profile',
      reads: [
        '/account/notification-settings',
        '/account/passkeys',
        '/account/second-step',
        '/account/sessions',
        '/account/identities',
      ],
      ...area,
      frame: { ...sidebar, heading: 'heading.profile', shape: 'form' },
    },
  ],
  navigation: [
    ...areaNavigation.map((entry, index) => ({
      ...entry,
      menu: 'area' as const,
      roles: [role],
      order: 10 * (index + 1),
    })),
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
  badges: [
    { name: 'vacancies', count: 'vacancies' },
    { name: 'new-applicants', label: 'nav.newApplicants', count: 'new_applicants', isNews: true },
  ],
  notifications,
  events,
  slots: [
    { slot: 'vacancy.own', chunk: 'own-vacancy', roles: [role], order: 10 },
    { slot: 'applicant-profile.preview', chunk: 'applicant-preview', roles: ['applicant'], order: 10 },
  ],
  links: { 'recruiter-passkeys': '/recruiter-dashboard/profile#passkeys' },
  fallback: [
    { kind: 'text', text: 'fallback.safe' },
    { kind: 'link', label: 'fallback.contact', path: '/contact' },
  ],
  messages: manifestTexts,
  trusted_types: ['mail-preview'],
  api: [{ prefix: '/recruiter/scraped-vacancies', timeout_ms: 60_000 }],
  journeys,
} satisfies RemoteManifestInput;
