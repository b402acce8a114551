import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { planSetupSchema } from './planSetup.ts';

/** Choices per package ID that are not in the cart yet. Sign-out clears them. */
export const storedSetups = storedValue('checkoutPlanSetups', z.record(z.string(), planSetupSchema), {
  owner: 'adopted',
});
