import { failureReason, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { orderChanged } from '../../../realtime/realtimeEvents.ts';
import type { OrdersApi } from '../api/ordersApi.ts';
import { fileNameOf } from '../model/documentFile.ts';
import { events, orderMonths, orderPages, selectOrderPage, selectOrders } from './ordersSlice.ts';

type Deps = { api: OrdersApi; toasts: Toasts; save: (file: Blob, name: string) => void };

export function createOrdersSaga({ api, toasts, save }: Deps) {
  return function* ordersSaga() {
    yield* fork(orderPages.saga(api));
    yield* fork(orderMonths.saga(api));
    yield* takeEvery(events.documentRequested, whileSignedIn(downloadDocument, downloadFailed));
    yield* takeLeading(events.refundConfirmed, whileSignedIn(changeRefund, notChanged));
    yield* takeEvery(orderChanged, refreshOrders);
  };

  function* downloadDocument({ payload }: ReturnType<typeof events.documentRequested>) {
    const { id, kind, number } = payload;
    yield* call(save, yield* call(api[kind], id, number), fileNameOf(payload));
    yield* put(events.documentEnded(payload));
  }

  function* downloadFailed(error: unknown, { payload }: ReturnType<typeof events.documentRequested>) {
    yield* put(events.documentEnded(payload));
    toasts.error({ title: text(FAILED[payload.kind]), description: failureReason(toApiErrorData(error)) });
  }

  function* changeRefund({ payload: reason = '' }: ReturnType<typeof events.refundConfirmed>) {
    const { refund } = yield* select(selectOrders);
    if (!refund) return;
    const { id, kind } = refund;
    const order = yield* kind === 'ask' ? call(api.ask, id, reason) : call(api[kind], id);
    yield* put(events.refundChanged(order));
    const isSent = kind === 'refund' && order.payment_status !== 'refunded';
    toasts.success({ title: text(isSent ? 'orders.refund.sent' : DONE[kind]) });
  }

  /** The list shows what has become of the order. */
  function* notChanged(error: unknown) {
    yield* failWith(events.refundFailed)(error);
    yield* refreshOrders();
  }
}

const DONE = {
  refund: 'orders.refund.done',
  ask: 'orders.refund.ask.done',
  withdraw: 'orders.refund.withdraw.done',
} as const;

const FAILED = {
  receipt: 'orders.receiptFailed',
  creditNote: 'orders.creditNoteFailed',
  csv: 'orders.months.failed',
  pdf: 'orders.months.failed',
} as const;

/** Reloads the page on screen after an order has changed elsewhere. */
function* refreshOrders() {
  const { status } = yield* select(selectOrderPage);
  if (status === 'loaded') yield* put(orderPages.opened((yield* select(selectOrders)).page));
}
