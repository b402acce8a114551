import type { Order } from '@cpa/shared/contracts';
import type { HostIdempotencyKeys, HostNavigation, Toasts } from '@cpa/shared/remote';
import type { PaymentApi } from '../api/paymentApi.ts';
import type { CardData } from '../model/cardForm.ts';
import type { OneShot } from '../model/oneShot.ts';
import type { Purchase } from '../model/selection.ts';

/** The cart as the payment needs it. The route provides it, because the cart is another feature. */
export type PaidCart = {
  items: () => readonly Purchase[];
  /** Removes the paid items. */
  removeOrdered: (order: Order) => void;
};

export type PaymentDeps = {
  api: PaymentApi;
  toasts: Toasts;
  keys: HostIdempotencyKeys;
  navigation: HostNavigation;
  cart: PaidCart;
  card: OneShot<CardData>;
};

/** The specification's delay before the redirect after a payment, in milliseconds. */
export const REDIRECT_DELAY_MS = 2000;
