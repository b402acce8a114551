import { type HostBadges, type Toasts, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import type { ValueStorage } from '@cpa/shared/store';
import { fork, put, select, takeEvery } from 'typed-redux-saga';
import {
  events,
  selectCartItems,
  selectIsCartRestored,
  selectRemoved,
  selectSavedItems,
  selectStoredCart,
} from './cartSlice.ts';
import { cartStorage } from './cartStorage.ts';
import { watchCartStorage } from './watchCartStorage.ts';

type IndexEvent = { payload: { index: number } };

/** Events that change the content of the cart. */
export const cartChanges = [
  events.cartReplaced,
  events.itemsAdded,
  events.itemsSaved,
  events.itemRemoved,
  events.itemSavedForLater,
  events.savedItemRemoved,
  events.itemMovedToCart,
  events.newPriceAccepted,
  events.removalUndone,
  events.paidItemsRemoved,
];

export function createCartSaga(toasts: Toasts, badges: HostBadges, storage?: () => ValueStorage) {
  const stored = cartStorage(storage);

  return function* cartSaga() {
    yield* takeEvery(events.cartOpened, restoreOnce);
    // `signedOut` also fires for visitors who were never signed in. Only a real sign-out clears the storage, so reading
    // it again distinguishes the two.
    yield* takeEvery(signedOut, restore);
    yield* fork(watchCartStorage, restoreChanged);
    yield* takeEvery(events.removeRequested, remove);
    yield* takeEvery(events.saveForLaterRequested, saveForLater);
    yield* takeEvery(events.savedItemRemoveRequested, removeSaved);
    yield* takeEvery(events.moveToCartRequested, moveToCart);
    yield* takeEvery(events.undoRequested, undo);
    yield* takeEvery(events.itemsAdded, notifyAdded);
    yield* takeEvery(events.itemsSaved, notifySaved);
    yield* takeEvery(cartChanges, store);
    yield* takeEvery([events.cartRestored, ...cartChanges], setBadge);
  };

  function* restoreOnce() {
    if (!(yield* select(selectIsCartRestored))) yield* restore();
  }

  function* restore() {
    yield* put(events.cartRestored(stored.read()));
  }

  function* restoreChanged() {
    const cart = stored.read();
    if (JSON.stringify(cart) !== JSON.stringify(yield* select(selectStoredCart)))
      yield* put(events.cartRestored(cart));
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
    yield* put(events.itemRemoved(payload));
    toasts.success({ title: toastText('toast.cartRemoved', { title: item.title }) });
  }

  function* saveForLater({ payload }: IndexEvent) {
    if (!(yield* select(selectCartItems))[payload.index]) return warnOutOfRange('cart', payload.index);
    yield* put(events.itemSavedForLater(payload));
    toasts.success({ title: toastText('toast.savedForLater') });
  }

  function* removeSaved({ payload }: IndexEvent) {
    if (!(yield* select(selectSavedItems))[payload.index])
      return warnOutOfRange('save-later list', payload.index);
    yield* put(events.savedItemRemoved(payload));
    toasts.success({ title: toastText('toast.removedFromSaved') });
  }

  function* moveToCart({ payload }: IndexEvent) {
    const item = (yield* select(selectSavedItems))[payload.index];
    if (!item) return warnOutOfRange('save-later list', payload.index);
    yield* put(events.itemMovedToCart(payload));
    toasts.success({ title: toastText('toast.cartAdded', { title: item.title }) });
  }

  function* undo() {
    const removed = yield* select(selectRemoved);
    if (!removed) return;
    yield* put(events.removalUndone());
    const { item, list } = removed;
    toasts.success({
      title:
        list === 'cart'
          ? toastText('toast.cartAdded', { title: item.title })
          : toastText('toast.savedForLater'),
    });
  }

  /** Several packages of one choice are one toast. */
  function notifyAdded({ payload: [item] }: ReturnType<typeof events.itemsAdded>) {
    if (item) toasts.success({ title: toastText('toast.cartAdded', { title: item.title }) });
  }

  function notifySaved() {
    toasts.success({ title: toastText('toast.savedForLater') });
  }
}

/** Logs a console warning, as the specification requires, and changes nothing. */
function warnOutOfRange(list: string, index: number): void {
  // oxlint-disable-next-line no-console
  console.warn(`There is no item at ${index} in the ${list}.`);
}
