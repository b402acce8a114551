import { failureReason, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { failWith, safely } from '@cpa/shared/store';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { orderChanged } from '../../../realtime/realtimeEvents.ts';
import type { OrdersApi } from '../api/ordersApi.ts';
import { events, selectOrders } from './ordersSlice.ts';

type Deps = { api: OrdersApi; toasts: Toasts; save: (file: Blob, name: string) => void };

export function createOrdersSaga({ api, toasts, save }: Deps) {
  return function* ordersSaga() {
    yield* takeLatest(events.ordersOpened, safely(loadOrders, failWith(events.ordersLoadFailed)));
    yield* takeEvery(events.documentRequested, safely(downloadDocument, downloadFailed));
    yield* takeLeading(events.refundConfirmed, safely(refundOrder, notRefunded));
    yield* takeLatest(orderChanged, safely(refreshOrders, ignoreFailure));
  };

  function* loadOrders({ payload: page }: ReturnType<typeof events.ordersOpened>) {
    const { list } = yield* race({ list: call(api.list, page), cancelled: take(signedOut) });
    if (list) yield* put(events.ordersLoaded(list));
  }

  /** Reloads the page on screen after an order has changed elsewhere. */
  function* refreshOrders() {
    const { status, page } = yield* select(selectOrders);
    if (status !== 'loaded') return;
    const { list } = yield* race({
      list: call(api.list, page),
      cancelled: take([signedOut, events.ordersOpened]),
    });
    if (list) yield* put(events.ordersLoaded(list));
  }

  function* downloadDocument({ payload: { id, kind, number } }: ReturnType<typeof events.documentRequested>) {
    const { file } = yield* race({ file: call(api[kind], id), cancelled: take(signedOut) });
    if (file) yield* call(save, file, `${FILE_NAMES[kind]}-${number}.pdf`);
    yield* put(events.documentEnded(number));
  }

  function* downloadFailed(error: unknown, { payload }: ReturnType<typeof events.documentRequested>) {
    yield* put(events.documentEnded(payload.number));
    const title = text(payload.kind === 'receipt' ? 'orders.receiptFailed' : 'orders.creditNoteFailed');
    toasts.error({ title, description: failureReason(toApiErrorData(error)) });
  }

  function* refundOrder() {
    const { refund } = yield* select(selectOrders);
    if (!refund) return;
    const { order } = yield* race({ order: call(api.refund, refund.id), cancelled: take(signedOut) });
    if (!order) return;
    yield* put(events.orderRefunded(order));
    const isDone = order.payment_status === 'refunded';
    toasts.success({ title: text(isDone ? 'orders.refund.done' : 'orders.refund.sent') });
  }

  /** The list shows why an order can no longer be refunded. */
  function* notRefunded(error: unknown) {
    yield* failWith(events.refundFailed)(error);
    yield* call(safely(refreshOrders, ignoreFailure));
  }
}

const FILE_NAMES = { receipt: 'receipt', creditNote: 'credit-note' };

/** The list on screen stays as it is. */
function* ignoreFailure() {}
