import { eventChannel } from 'redux-saga';
import type { Saga } from 'redux-saga';
import { fork, take } from 'typed-redux-saga';
import { CART_KEY, SAVED_KEY } from './cartStorage.ts';

/** Runs `onChange` when another tab changed the kept cart. Without a window, as on a server, there is none. */
export function* watchOtherTabs(onChange: Saga<[]>) {
  if (typeof window === 'undefined') return;
  const changes = otherTabs();
  try {
    for (;;) {
      yield* take(changes);
      yield* fork(onChange);
    }
  } finally {
    // A channel outlives who took from it.
    changes.close();
  }
}

function otherTabs() {
  return eventChannel<StorageEvent>((emit) => {
    const onStorage = (event: StorageEvent) => {
      // A null key: the whole storage was cleared, as at sign-out.
      if (event.key === null || event.key === CART_KEY || event.key === SAVED_KEY) emit(event);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });
}
