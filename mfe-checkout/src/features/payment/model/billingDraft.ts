import { hasCardNumber } from '@cpa/shared/contracts';
import { storedValue, type ValueStorage } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { type Billing, BILLING_FIELDS, pick } from './cardForm.ts';

const draftSchema = z.object({
  /** The tab's storage outlasts a sign-out: the next user must not see it. */
  user_id: z.int(),
  billing: z.object(
    Object.fromEntries(BILLING_FIELDS.map((field) => [field, z.string()])) as Record<
      (typeof BILLING_FIELDS)[number],
      z.ZodMiniString
    >,
  ),
});

const storage = (): ValueStorage => sessionStorage;
const stored = storedValue('checkoutBilling', draftSchema, storage);

/** The user's billing address in this tab, so that it survives a reload. Texts that contain a card number are not stored. */
export const billingDraft = {
  read(userId: number): Billing | null {
    const draft = stored.read();
    return draft?.user_id === userId ? draft.billing : null;
  },
  write(userId: number, values: Billing): void {
    const billing = pick(values, BILLING_FIELDS);
    if (!Object.values(billing).some(hasCardNumber)) stored.write({ user_id: userId, billing });
  },
};
