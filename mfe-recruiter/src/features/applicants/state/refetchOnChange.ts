import type { ApplicantListItem } from '@cpa/shared/contracts';
import { call, race, take } from 'typed-redux-saga';
import { boardPlacesChanged } from '../../../realtime/realtimeEvents.ts';
import { placeEnded, statusesChanged } from './moveEvents.ts';

type PlacesEvent = ReturnType<typeof boardPlacesChanged>;

/**
 * Calls `fetchData`, and once more when a status or an own place is confirmed before the response arrives: that
 * response may be older than the change and would revert it on screen. Places published during the call replace those
 * of its response, so that a busy board does not delay the list.
 */
export function* refetchOnChange<T extends { applicants: ApplicantListItem[] }>(fetchData: () => Promise<T>) {
  for (let mayRestart = true; ; mayRestart = false) {
    const placed: PlacesEvent['payload'][] = [];
    const { response } = yield* race({
      response: call(fetchData),
      outdated: call(collectPlaces, placed, mayRestart),
    });
    if (response !== undefined)
      return { ...response, applicants: placed.reduce(withPlaces, response.applicants) };
  }
}

/** Adds the published places to `placed`. Returns at another change if the call may restart. */
function* collectPlaces(placed: PlacesEvent['payload'][], mayRestart: boolean) {
  for (;;) {
    const event = yield* take([statusesChanged, placeEnded, boardPlacesChanged]);
    if (boardPlacesChanged.match(event)) placed.push(event.payload);
    else if (mayRestart) return true;
  }
}

/** Returns the applicants with these places, except for those that are in another stage. */
function withPlaces(
  applicants: ApplicantListItem[],
  { status, places }: PlacesEvent['payload'],
): ApplicantListItem[] {
  const positions = new Map(places.map(({ id, board_position }) => [id, board_position]));
  return applicants.map((applicant) => {
    const board_position = positions.get(applicant.id);
    return board_position === undefined || applicant.status !== status
      ? applicant
      : { ...applicant, board_position };
  });
}
