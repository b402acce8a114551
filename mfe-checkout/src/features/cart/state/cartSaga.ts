import { type HostBadges, type Toasts, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import type { ValueStorage } from '@cpa/shared/store';
import { fork, put, select, takeEvery } from 'typed-redux-saga';
import {
  moveToCartRequested,
  cartOpened,
  cartReplaced,
  cartRestored,
  itemsAdded,
  itemsSaved,
  itemMovedToCart,
  itemRemoved,
  itemSavedForLater,
  newPriceAccepted,
  paidItemsRemoved,
  removalUndone,
  removeRequested,
  savedItemRemoved,
  savedItemRemoveRequested,
  saveForLaterRequested,
  selectCartItems,
  selectIsCartRestored,
  selectRemoved,
  selectStoredCart,
  selectSavedItems,
  undoRequested,
} from './cartSlice.ts';
import { cartStorage } from './cartStorage.ts';
import { watchCartStorage } from './watchCartStorage.ts';

type IndexEvent = { payload: { index: number } };

/** Events after which the cart holds something else. */
export const cartChanges = [
  cartReplaced,
  itemsAdded,
  itemsSaved,
  itemRemoved,
  itemSavedForLater,
  savedItemRemoved,
  itemMovedToCart,
  newPriceAccepted,
  removalUndone,
  paidItemsRemoved,
];

export function createCartSaga(toasts: Toasts, badges: HostBadges, storage?: () => ValueStorage) {
  const stored = cartStorage(storage);

  return function* cartSaga() {
    yield* takeEvery(cartOpened, restoreOnce);
    // `signedOut` also fires for visitors who were never signed in. Only a real sign-out clears the
    // storage, so reading it again tells the two apart.
    yield* takeEvery(signedOut, restore);
    yield* fork(watchCartStorage, restoreChanged);
    yield* takeEvery(removeRequested, remove);
    yield* takeEvery(saveForLaterRequested, saveForLater);
    yield* takeEvery(savedItemRemoveRequested, removeSaved);
    yield* takeEvery(moveToCartRequested, moveToCart);
    yield* takeEvery(undoRequested, undo);
    yield* takeEvery(itemsAdded, notifyAdded);
    yield* takeEvery(itemsSaved, notifySaved);
    yield* takeEvery(cartChanges, store);
    yield* takeEvery([cartRestored, ...cartChanges], setBadge);
  };

  function* restoreOnce() {
    if (!(yield* select(selectIsCartRestored))) yield* restore();
  }

  function* restore() {
    yield* put(cartRestored(stored.read()));
  }

  function* restoreChanged() {
    const cart = stored.read();
    if (JSON.stringify(cart) !== JSON.stringify(yield* select(selectStoredCart)))
      yield* put(cartRestored(cart));
  }

  function* store() {
    stored.write(yield* select(selectStoredCart));
  }

  function* setBadge() {
    badges.set('cart', (yield* select(selectCartItems)).length);
  }

  function* remove({ payload }: IndexEvent) {
    const item = (yield* select(selectCartItems))[payload.index];
    if (!item) return warnOutOfRange('cart', payload.index);
    yield* put(itemRemoved(payload));
    toasts.success({ title: toastText('toast.cartRemoved', { title: item.title }) });
  }

  function* saveForLater({ payload }: IndexEvent) {
    if (!(yield* select(selectCartItems))[payload.index]) return warnOutOfRange('cart', payload.index);
    yield* put(itemSavedForLater(payload));
    toasts.success({ title: toastText('toast.savedForLater') });
  }

  function* removeSaved({ payload }: IndexEvent) {
    if (!(yield* select(selectSavedItems))[payload.index])
      return warnOutOfRange('save-later list', payload.index);
    yield* put(savedItemRemoved(payload));
    toasts.success({ title: toastText('toast.removedFromSaved') });
  }

  function* moveToCart({ payload }: IndexEvent) {
    const item = (yield* select(selectSavedItems))[payload.index];
    if (!item) return warnOutOfRange('save-later list', payload.index);
    yield* put(itemMovedToCart(payload));
    toasts.success({ title: toastText('toast.cartAdded', { title: item.title }) });
  }

  function* undo() {
    const removed = yield* select(selectRemoved);
    if (!removed) return;
    yield* put(removalUndone());
    const { item, list } = removed;
    toasts.success({
      title:
        list === 'cart'
          ? toastText('toast.cartAdded', { title: item.title })
          : toastText('toast.savedForLater'),
    });
  }

  /** Several packages of one choice are one toast. */
  function notifyAdded({ payload: [item] }: ReturnType<typeof itemsAdded>) {
    if (item) toasts.success({ title: toastText('toast.cartAdded', { title: item.title }) });
  }

  function notifySaved() {
    toasts.success({ title: toastText('toast.savedForLater') });
  }
}

/** Logs a console warning, as the specification asks, and changes nothing. */
function warnOutOfRange(list: string, index: number): void {
  // oxlint-disable-next-line no-console
  console.warn(`There is no item at ${index} in the ${list}.`);
}
