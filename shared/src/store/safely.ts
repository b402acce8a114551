import { call } from 'typed-redux-saga';
import type { Saga } from 'redux-saga';

/** Handles an error thrown by a worker. */
export type OnFailure<Args extends unknown[]> = (error: unknown, ...args: Args) => unknown;

/**
 * Guards a worker: an error goes to `onFailure`, which usually puts a failed event, instead of ending the watcher that
 * forked the worker.
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
