import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { text } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import type { PaymentApi } from '../api/paymentApi.ts';
import { canOrderAgain, purchasesOf } from '../model/orderAgain.ts';
import { pageOf } from '../model/paymentPaths.ts';
import { isSameSelection, type Purchase } from '../model/selection.ts';

type Deps = {
  api: Pick<PaymentApi, 'order'>;
  toasts: Toasts;
  cart: { items: () => readonly Purchase[]; replace: (items: Purchase[]) => void };
};

/**
 * Creates a function that puts the items of an unpaid order into the cart, to be paid with a new idempotency key. It
 * returns the URL to open: the checkout of the company, or the page of an order that needs no retry.
 */
export function createOrderAgain({ api, toasts, cart }: Deps) {
  return async (id: number): Promise<string> => {
    try {
      const order = await api.order(id);
      if (!canOrderAgain(order)) return pageOf(order);
      if (!isSameSelection(cart.items(), order)) cart.replace(purchasesOf(order));
      return checkoutPaths.checkoutFor(order.company?.id ?? null);
    } catch (error) {
      toasts.error(failureNotice(toApiErrorData(error), text('again.failed')));
      return paths.recruiter.orders;
    }
  };
}
