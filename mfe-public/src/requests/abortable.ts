import { call, cancelled } from 'typed-redux-saga';

/** Makes a request that is given up when the saga that waits for it is cancelled, as by a newer event. */
export function* abortable<T>(request: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  try {
    return yield* call(request, controller.signal);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
