import type { RemoteManifestInput } from '@cpa/shared/contracts';

/** User journeys that no release may break. */
export const journeys = [
  {
    name: 'An applicant goes from the overview to the applications',
    role: 'applicant',
    steps: [{ open: '/applicant' }, { click: 'Applications' }, { at: '/applicant/applications' }],
  },
  {
    name: 'An applicant goes from the alerts to the vacancies',
    role: 'applicant',
    steps: [{ open: '/applicant/alerts' }, { click: 'Vacancies' }, { at: '/vacancies' }],
  },
] satisfies RemoteManifestInput['journeys'];
