import { call, race, take } from 'typed-redux-saga';
import { boardPlacesChanged } from '../../../realtime/realtimeEvents.ts';
import { placeEnded, statusesChanged } from './moveEvents.ts';

/**
 * Calls `fetchData`, and again when a status or a place is confirmed before the response arrives: that response may be
 * older than the change and would revert it on screen.
 */
export function* refetchOnChange<T>(fetchData: () => Promise<T>) {
  for (;;) {
    const { response } = yield* race({
      response: call(fetchData),
      outdated: take([statusesChanged, placeEnded, boardPlacesChanged]),
    });
    if (response !== undefined) return response;
  }
}
