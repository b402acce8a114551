import { call } from 'typed-redux-saga';
import type { Saga } from 'redux-saga';

/** What a worker does with a failure it did not expect. */
type OnFailure<Args extends unknown[]> = (error: unknown, ...args: Args) => unknown;

/**
 * Guards a worker: what it throws goes to `onFailure` (usually: put a failed event) instead of ending the
 * watcher that forked it.
 */
export function safely<Args extends unknown[]>(worker: Saga<Args>, onFailure: OnFailure<Args>) {
  return function* guarded(...args: Args) {
    try {
      yield* call(worker, ...args);
    } catch (error) {
      const handled = onFailure(error, ...args);
      if (isIterator(handled)) yield* handled;
    }
  };
}

function isIterator(value: unknown): value is Generator {
  return typeof value === 'object' && value !== null && 'next' in value;
}
