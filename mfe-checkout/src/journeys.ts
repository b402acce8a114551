import type { RemoteManifestInput } from '@cpa/shared/contracts';

/** User journeys that no release may break. */
export const journeys = [
  {
    name: 'A visitor puts a plan into the cart',
    steps: [
      { open: '/plans' },
      { click: 'Choose Starter' },
      { at: '/plans/:id' },
      { click: 'Next: template' },
      { click: 'Add to cart', role: 'button' },
      { at: '/cart' },
      { see: 'Starter' },
    ],
  },
  {
    name: 'A visitor finds the plans from an empty cart',
    steps: [{ open: '/cart' }, { click: 'See plans' }, { at: '/plans' }, { see: 'Starter' }],
  },
  {
    name: 'A recruiter goes from the cart to the checkout',
    role: 'recruiter',
    steps: [
      { open: '/plans' },
      { click: 'Choose Starter' },
      { click: 'Next: template' },
      { click: 'Add to cart', role: 'button' },
      { click: 'Go to checkout' },
      { at: '/checkout' },
      { see: 'Starter' },
    ],
  },
] satisfies RemoteManifestInput['journeys'];
