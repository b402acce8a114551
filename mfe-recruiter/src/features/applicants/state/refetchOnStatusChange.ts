import { call, race, take } from 'typed-redux-saga';
import { statusesChanged } from './moveEvents.ts';

/**
 * Calls `fetchData`, and again when a status change is confirmed before the response arrives: that response may be
 * older than the change and would revert it on screen.
 */
export function* refetchOnStatusChange<T>(fetchData: () => Promise<T>) {
  for (;;) {
    const { response } = yield* race({
      response: call(fetchData),
      outdated: take(statusesChanged),
    });
    if (response !== undefined) return response;
  }
}
