import type { RemoteManifestInput } from '@cpa/shared/contracts';

const role = 'applicant';

export default {
  routes: [
    { path: '/applicant', chunk: 'home', role },
    { path: '/applicant/applications', chunk: 'applications', role },
    { path: '/applicant/applications/:vacancyId', chunk: 'application', role },
    { path: '/applicant/profile', chunk: 'profile', role },
    { path: '/cv-builder', chunk: 'cv-builder' },
  ],
  navigation: [
    { menu: 'main', label: 'nav.cvBuilder', path: '/cv-builder', isAccented: true, order: 70 },
    { menu: 'account', roles: [role], label: 'nav.applications', path: '/applicant/applications', order: 10 },
    { menu: 'account', roles: [role], label: 'nav.profile', path: '/applicant/profile', order: 30 },
  ],
  events: [
    {
      name: 'application-status',
      payload: {
        type: 'object',
        properties: { vacancy_id: { type: 'integer' } },
        required: ['vacancy_id'],
      },
    },
  ],
  fallback: [
    { kind: 'text', text: 'fallback.safe' },
    { kind: 'link', label: 'fallback.vacancies', path: '/vacancies' },
  ],
  messages: {
    en: {
      'nav.cvBuilder': 'Build CV for Free',
      'nav.applications': 'My applications',
      'nav.profile': 'Profile',
      'fallback.safe': 'Companies still have your applications, and everything you saved is safe.',
      'fallback.vacancies': 'Browse vacancies',
    },
  },
} satisfies RemoteManifestInput;
