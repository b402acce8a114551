import type { Saga } from 'redux-saga';
import { call, race } from 'typed-redux-saga';

/** Wraps a saga so that a test can end it, with its listeners. */
export function closableSaga(saga: Saga): { saga: Saga; close: () => void } {
  const closed = Promise.withResolvers<void>();
  return {
    saga: function* closable() {
      yield* race([call(saga), call(() => closed.promise)]);
    },
    close: closed.resolve,
  };
}
