import { hasCardNumber } from '@cpa/shared/contracts';
import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { type Billing, BILLING_FIELDS, pick } from './cardForm.ts';

const billingSchema = z.object(
  Object.fromEntries(BILLING_FIELDS.map((field) => [field, z.string()])) as Record<
    (typeof BILLING_FIELDS)[number],
    z.ZodMiniString
  >,
);

const stored = storedValue('checkoutBilling', billingSchema, { owner: 'person', area: 'session' });

/** The user's billing address in this tab, so that it survives a reload. Texts that contain a card number are not stored. */
export const billingDraft = {
  read: (): Billing | null => stored.read(),
  write(values: Billing): void {
    const billing = pick(values, BILLING_FIELDS);
    if (!Object.values(billing).some(hasCardNumber)) stored.write(billing);
  },
};
