import type { ReceivedRefundRequest } from '@cpa/shared/contracts';
import type { Toasts } from '@cpa/shared/remote';
import { failWith, safely } from '@cpa/shared/store';
import { call, fork, put, select, takeLeading } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import type { RefundsApi } from './refundsApi.ts';
import { events, refundRequests, selectRefunds } from './refundsSlice.ts';

/** Loads the requests and sends the decisions of an operator. */
export function createRefundsSaga(api: RefundsApi, toasts: Toasts) {
  return function* refundsSaga() {
    yield* fork(refundRequests.saga(api));
    yield* takeLeading(events.decisionConfirmed, safely(decide, notDecided));
  };

  function* decide({ payload: answer = '' }: ReturnType<typeof events.decisionConfirmed>) {
    const { decision } = yield* select(selectRefunds);
    if (!decision) return;
    const { id } = decision.request;
    const request =
      decision.kind === 'approve' ? yield* call(api.approve, id) : yield* call(api.refuse, id, answer);
    yield* put(events.decided(request));
    showOutcome(request);
  }

  /** The order states whether it is refunded. */
  function showOutcome({ status, order: { id, payment_status, refund } }: ReceivedRefundRequest) {
    if (status === 'refused') toasts.success({ title: text('done.refused') });
    else if (payment_status === 'refunded') toasts.success({ title: text('done.refunded', { id }) });
    else if (refund === 'refused') toasts.warning({ title: text('done.notRefunded', { id }) });
    else toasts.info({ title: text('done.requested', { id }) });
  }
}

/** The lists show what has become of the request. */
function* notDecided(error: unknown) {
  yield* failWith(events.decisionFailed)(error);
  yield* put(refundRequests.opened());
}
