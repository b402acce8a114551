import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { planSetupSchema } from './planSetup.ts';

/** What was chosen for each plan and not put into the cart yet, by package ID. Sign-out clears it. */
export const storedSetups = storedValue('checkoutPlanSetups', z.record(z.string(), planSetupSchema));
