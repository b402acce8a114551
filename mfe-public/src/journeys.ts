import type { RemoteManifestInput } from '@cpa/shared/contracts';

/** User journeys that no release may break. */
export const journeys = [
  {
    name: 'A visitor goes from the front page to the plans',
    steps: [{ open: '/' }, { click: 'Plans' }, { at: '/plans' }, { see: 'Starter' }],
  },
  {
    name: 'A visitor starts a CV from the front page',
    steps: [{ open: '/' }, { click: 'Build CV for Free' }, { at: '/cv-builder' }],
  },
  {
    name: 'A visitor opens a vacancy from the front page',
    steps: [{ open: '/' }, { click: 'Front Office Supervisor' }, { at: '/vacancies/:id' }, { see: 'Apply' }],
  },
  {
    name: 'A visitor opens a company from the list',
    steps: [{ open: '/companies' }, { click: 'Bahia Digital' }, { at: '/companies/:id' }],
  },
] satisfies RemoteManifestInput['journeys'];
