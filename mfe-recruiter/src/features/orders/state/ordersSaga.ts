import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { OrdersApi } from '../api/ordersApi.ts';
import {
  ordersLoaded,
  ordersLoadFailed,
  ordersOpened,
  receiptEnded,
  receiptRequested,
} from './ordersSlice.ts';

type Deps = { api: OrdersApi; toasts: Toasts; save: (file: Blob, name: string) => void };

export function createOrdersSaga({ api, toasts, save }: Deps) {
  return function* ordersSaga() {
    yield* takeLatest(ordersOpened, safely(loadOrders, loadFailed));
    yield* takeEvery(receiptRequested, safely(downloadReceipt, downloadFailed));
  };

  function* loadOrders({ payload: page }: ReturnType<typeof ordersOpened>) {
    const { list } = yield* race({ list: call(api.list, page), cancelled: take(signedOut) });
    if (list) yield* put(ordersLoaded(list));
  }

  function* downloadReceipt({ payload: { id, invoice_number } }: ReturnType<typeof receiptRequested>) {
    const { file } = yield* race({ file: call(api.receipt, id), cancelled: take(signedOut) });
    if (file) yield* call(save, file, `receipt-${invoice_number}.pdf`);
    yield* put(receiptEnded(id));
  }

  function* downloadFailed(error: unknown, { payload }: ReturnType<typeof receiptRequested>) {
    yield* put(receiptEnded(payload.id));
    toasts.error({ title: text('orders.receiptFailed'), description: errorText(toApiErrorData(error)) });
  }
}

function* loadFailed(error: unknown) {
  yield* put(ordersLoadFailed(toApiErrorData(error)));
}
