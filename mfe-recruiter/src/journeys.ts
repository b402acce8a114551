import type { RemoteManifestInput } from '@cpa/shared/contracts';

/** User journeys that no release may break. */
export const journeys = [
  {
    name: 'A recruiter goes from the dashboard to the applicants',
    role: 'recruiter',
    steps: [
      { open: '/recruiter-dashboard' },
      { click: 'Applicants' },
      { at: '/recruiter-dashboard/applicants' },
    ],
  },
  {
    name: 'A recruiter goes from the orders to the plans',
    role: 'recruiter',
    steps: [
      { open: '/recruiter-dashboard/orders' },
      { click: 'Plans' },
      { at: '/plans' },
      { see: 'Starter' },
    ],
  },
] satisfies RemoteManifestInput['journeys'];
