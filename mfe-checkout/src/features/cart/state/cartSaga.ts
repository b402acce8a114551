import { type Toasts, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { fork, put, select, takeEvery } from 'typed-redux-saga';
import {
  backToCartRequested,
  cartOpened,
  cartRestored,
  itemAdded,
  itemBackInCart,
  itemRemoved,
  itemSavedForLater,
  removeRequested,
  savedItemRemoved,
  savedRemoveRequested,
  saveForLaterRequested,
  selectCartItems,
  selectIsCartRestored,
  selectKeptCart,
  selectSavedItems,
} from './cartSlice.ts';
import { type CartStorage, keepCart, readCart } from './cartStorage.ts';
import { watchOtherTabs } from './otherTabs.ts';

type AtEvent = { payload: { index: number } };

const changes = [itemAdded, itemRemoved, itemSavedForLater, savedItemRemoved, itemBackInCart];

/** `storage` is asked for when it is needed: a browser may refuse it, and a server has none. */
export function createCartSaga(storage: () => CartStorage, toasts: Toasts) {
  return function* cartSaga() {
    yield* takeEvery(cartOpened, safely(restoreOnce, startEmpty));
    // Signing out empties the browser's storage, a visitor's first look does not: the storage knows.
    yield* takeEvery(signedOut, safely(restore, startEmpty));
    yield* fork(watchOtherTabs, safely(restore, startEmpty));
    yield* takeEvery(removeRequested, remove);
    yield* takeEvery(saveForLaterRequested, saveForLater);
    yield* takeEvery(savedRemoveRequested, removeSaved);
    yield* takeEvery(backToCartRequested, putBack);
    yield* takeEvery(itemAdded, tellAdded);
    yield* takeEvery(changes, safely(keep, leaveUnkept));
  };

  function* restoreOnce() {
    if (!(yield* select(selectIsCartRestored))) yield* restore();
  }

  function* restore() {
    yield* put(cartRestored(readCart(storage())));
  }

  function* keep() {
    keepCart(storage(), yield* select(selectKeptCart));
  }

  function* remove({ payload }: AtEvent) {
    const item = (yield* select(selectCartItems))[payload.index];
    if (!item) return refuse('cart', payload.index);
    yield* put(itemRemoved(payload));
    toasts.success({ title: toastText('toast.cartRemoved', { title: item.title }) });
  }

  function* saveForLater({ payload }: AtEvent) {
    if (!(yield* select(selectCartItems))[payload.index]) return refuse('cart', payload.index);
    yield* put(itemSavedForLater(payload));
    toasts.success({ title: toastText('toast.savedForLater') });
  }

  function* removeSaved({ payload }: AtEvent) {
    if (!(yield* select(selectSavedItems))[payload.index]) return refuse('save-later list', payload.index);
    yield* put(savedItemRemoved(payload));
    toasts.success({ title: toastText('toast.removedFromSaved') });
  }

  function* putBack({ payload }: AtEvent) {
    const item = (yield* select(selectSavedItems))[payload.index];
    if (!item) return refuse('save-later list', payload.index);
    yield* put(itemBackInCart(payload));
    toasts.success({ title: toastText('toast.cartAdded', { title: item.title }) });
  }

  function tellAdded({ payload }: ReturnType<typeof itemAdded>) {
    toasts.success({ title: toastText('toast.cartAdded', { title: payload.title }) });
  }
}

/** The specification wants only a console warning here. */
function refuse(list: string, index: number): void {
  // oxlint-disable-next-line no-console
  console.warn(`There is no item at ${index} in the ${list}.`);
}

function* startEmpty() {
  yield* put(cartRestored({ items: [], saved: [] }));
}

/** A full or forbidden storage costs the cart its next visit, nothing else. */
function leaveUnkept() {}
