import { errorText, isOutcomeUnknown, toApiErrorData } from '@cpa/shared/http';
import { toastText } from '@cpa/shared/remote';
import { safely } from '@cpa/shared/store';
import { call, put } from 'typed-redux-saga';
import { billingBody, cardBody } from '../model/cardForm.ts';
import { toSelection } from '../model/selection.ts';
import type { CheckoutKey } from './checkoutKey.ts';
import type { PaymentDeps } from './paymentDeps.ts';
import { events } from './paymentSlice.ts';
import type { ResumeCheckout } from './resumeCheckout.ts';

type Submitted = ReturnType<typeof events.cardSubmitted> | ReturnType<typeof events.bankSubmitted>;

/** Codes of responses after which only our record of the order is authoritative. */
const ORDER_IS_KNOWN = new Set(['declined', 'gateway_away', 'not_taken', 'in_flight', 'key_used']);

/** Creates the worker that places the order and charges it, at most once per idempotency key. */
export function createSubmitOrder(
  { api, toasts, cart, card }: PaymentDeps,
  checkoutKey: CheckoutKey,
  resume: ResumeCheckout,
) {
  return function* submit(action: Submitted) {
    const toast = toasts.progress(toastText('toast.paymentCreating'));
    try {
      const order_id = yield* events.cardSubmitted.match(action) ? payByCard(action) : payByBank(action);
      toast.dismiss();
      // The order is placed: a failed read does not mean that it was rejected.
      yield* safely(showOrder, resume.afterLostResponse)(order_id);
    } catch (error) {
      toast.dismiss();
      yield* fail(error);
    }
  };

  function* showOrder(id: number) {
    yield* resume.showOrder(yield* call(api.order, id));
  }

  function* payByCard({ payload }: ReturnType<typeof events.cardSubmitted>) {
    const data = card.take();
    const { order_id } = yield* call(api.orderByCard, {
      ...order(payload.companyId),
      ...billingBody(payload.billing),
      ...(data && cardBody(data)),
    });
    return order_id;
  }

  function* payByBank({ payload }: ReturnType<typeof events.bankSubmitted>) {
    const ordered = yield* call(api.orderBySentoo, order(payload.companyId));
    yield* put(events.linksReceived(ordered));
    return ordered.order_id;
  }

  function order(companyId: number | null) {
    const items = cart.items();
    return {
      items: items.map((item) => toSelection(item)),
      order_total_amount: items.reduce((sum, { price }) => sum + price, 0),
      order_currency: 'USD' as const,
      idempotency_key: checkoutKey.current(),
      ...(companyId !== null && { company_id: companyId }),
    };
  }

  function* fail(error: unknown) {
    const failure = toApiErrorData(error);
    if (isOutcomeUnknown(failure) || ORDER_IS_KNOWN.has(failure.code))
      return yield* resume.afterLostResponse();
    yield* put(events.orderRejected(failure));
    toasts.error({ title: errorText(failure) });
  }
}
