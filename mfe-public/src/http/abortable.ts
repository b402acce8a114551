import { call } from 'typed-redux-saga';

/**
 * Makes a request that is given up when the saga that waits for it is cancelled, as by a newer event.
 * To abort what has been answered does nothing, so nothing is asked first: a `finally` that yields would bring a
 * cancelled caller back to life, because `yield*` goes on normally after it.
 */
export function* abortable<T>(request: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  try {
    return yield* call(request, controller.signal);
  } finally {
    controller.abort();
  }
}
