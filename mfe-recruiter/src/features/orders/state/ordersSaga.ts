import { failureReason, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { orderChanged } from '../../../realtime/realtimeEvents.ts';
import type { OrdersApi } from '../api/ordersApi.ts';
import { events, selectOrders } from './ordersSlice.ts';

type Deps = { api: OrdersApi; toasts: Toasts; save: (file: Blob, name: string) => void };

export function createOrdersSaga({ api, toasts, save }: Deps) {
  return function* ordersSaga() {
    yield* takeLatest(events.ordersOpened, whileSignedIn(loadOrders, failWith(events.ordersLoadFailed)));
    yield* takeEvery(events.documentRequested, whileSignedIn(downloadDocument, downloadFailed));
    yield* takeLeading(events.refundConfirmed, whileSignedIn(refundOrder, notRefunded));
    yield* takeLatest(orderChanged, whileSignedIn(refreshOrders, ignoreFailure));
  };

  function* loadOrders({ payload: page }: ReturnType<typeof events.ordersOpened>) {
    yield* put(events.ordersLoaded(yield* call(api.list, page)));
  }

  /** Reloads the page on screen after an order has changed elsewhere. */
  function* refreshOrders() {
    const { status, page } = yield* select(selectOrders);
    if (status !== 'loaded') return;
    const { list } = yield* race({ list: call(api.list, page), cancelled: take(events.ordersOpened) });
    if (list) yield* put(events.ordersLoaded(list));
  }

  function* downloadDocument({ payload: { id, kind, number } }: ReturnType<typeof events.documentRequested>) {
    yield* call(save, yield* call(api[kind], id), `${FILE_NAMES[kind]}-${number}.pdf`);
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
    const order = yield* call(api.refund, refund.id);
    yield* put(events.orderRefunded(order));
    const isDone = order.payment_status === 'refunded';
    toasts.success({ title: text(isDone ? 'orders.refund.done' : 'orders.refund.sent') });
  }

  /** The list shows why an order can no longer be refunded. */
  function* notRefunded(error: unknown) {
    yield* failWith(events.refundFailed)(error);
    yield* call(whileSignedIn(refreshOrders, ignoreFailure));
  }
}

const FILE_NAMES = { receipt: 'receipt', creditNote: 'credit-note' };

/** The list on screen stays as it is. */
function* ignoreFailure() {}
