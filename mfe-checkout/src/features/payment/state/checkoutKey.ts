import type { HostIdempotencyKeys } from '@cpa/shared/remote';

/** Operation of the idempotency key: one for each checkout, by card and by bank. */
const CHECKOUT = 'checkout';

export type CheckoutKey = ReturnType<typeof createCheckoutKey>;

/**
 * The key of the checkout that this tab shows. It stays the same while another tab ends the checkout: submitting then
 * repeats the first order instead of placing a second one.
 */
export function createCheckoutKey(keys: HostIdempotencyKeys) {
  let key: string | null = null;
  return {
    /** Starts or continues the checkout of this browser. */
    begin: () => (key = keys.keyOf(CHECKOUT)),
    current: () => (key ??= keys.keyOf(CHECKOUT)),
    /** The order of `ended` has a final result: the next attempt gets a new key. */
    end(ended: string) {
      keys.discard(CHECKOUT, ended);
      if (key === ended) key = null;
    },
  };
}
