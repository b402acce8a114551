import { hasCardNumber } from '@cpa/shared/contracts';
import { storedValue, type ValueStorage } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { type Billing, BILLING_FIELDS, pick } from './cardForm.ts';

const draftSchema = z.object(
  Object.fromEntries(BILLING_FIELDS.map((field) => [field, z.string()])) as Record<
    (typeof BILLING_FIELDS)[number],
    z.ZodMiniString
  >,
);

const storage = (): ValueStorage => sessionStorage;
const stored = storedValue('checkoutBilling', draftSchema, storage);

/** The billing address of this tab, so that it survives a reload. Texts that contain a card number are not stored. */
export const billingDraft = {
  read: (): Billing | null => stored.read(),
  write(billing: Billing): void {
    const values = pick(billing, BILLING_FIELDS);
    if (!Object.values(values).some(hasCardNumber)) stored.write(values);
  },
};
