import { call } from 'typed-redux-saga';

/**
 * Calls a request and aborts it when the calling saga is cancelled.
 * Aborts unconditionally, which has no effect after the response: a `finally` block that yields would resume a
 * cancelled caller, because `yield*` continues normally after it.
 */
export function* abortable<T>(request: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  try {
    return yield* call(request, controller.signal);
  } finally {
    controller.abort();
  }
}
