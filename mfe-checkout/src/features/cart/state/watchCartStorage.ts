import { eventChannel } from 'redux-saga';
import type { Saga } from 'redux-saga';
import { fork, take } from 'typed-redux-saga';
import { onStorageOwner } from '@cpa/shared/store';
import { CART_KEY, SAVED_KEY } from './cartStorage.ts';

/** Runs `onChange` when another tab changes the stored cart, or another account uses it. Does nothing without a window. */
export function* watchCartStorage(onChange: Saga<[]>) {
  if (typeof window === 'undefined') return;
  const changes = storageChannel();
  try {
    for (;;) {
      yield* take(changes);
      yield* fork(onChange);
    }
  } finally {
    changes.close();
  }
}

function storageChannel() {
  return eventChannel<true>((emit) => {
    const onStorage = (event: StorageEvent) => {
      // The key is null when the whole storage was cleared, for example at sign-out.
      if (event.key === null || event.key === CART_KEY || event.key === SAVED_KEY) emit(true);
    };
    window.addEventListener('storage', onStorage);
    const stopFollowing = onStorageOwner(() => emit(true));
    return () => {
      window.removeEventListener('storage', onStorage);
      stopFollowing();
    };
  });
}
