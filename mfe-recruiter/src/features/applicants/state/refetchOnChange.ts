import type { AnnotationsEvent, ApplicantListItem, BoardPlacesEvent } from '@cpa/shared/contracts';
import { call, cancel, race, select, take } from 'typed-redux-saga';
import { applicationsAnnotated, boardPlacesChanged } from '../../../realtime/realtimeEvents.ts';
import { selectIsNewestPlace } from './applicantsSlice.ts';
import { placeEnded, placesOf, statusesChanged } from './moveEvents.ts';
import { withAnnotations } from './withAnnotations.ts';

/**
 * Calls `fetchData`, and once more when a status is confirmed before the response arrives: that response may be older
 * than the change and would revert it on screen. Places, ratings and tags that are stored during the call replace those
 * of its response, so that a busy board does not delay the list.
 */
export function* refetchOnChange<T extends { applicants: ApplicantListItem[] }>(fetchData: () => Promise<T>) {
  for (let mayRestart = true; ; mayRestart = false) {
    const stored: Stored = { places: [], annotations: [] };
    const { response, isOutdated } = yield* race({
      response: call(fetchData),
      isOutdated: call(collectStored, stored, mayRestart),
    });
    if (response !== undefined) {
      let { applicants } = response;
      for (const event of stored.places) applicants = yield* withPlaces(applicants, event);
      for (const change of stored.annotations)
        applicants = applicants.map((each) => (each.id === change.id ? withAnnotations(each, change) : each));
      return { ...response, applicants };
    }
    // The store accepts no more actions: collecting ended without one.
    if (!isOutdated) yield* cancel();
  }
}

type Stored = { places: BoardPlacesEvent[]; annotations: AnnotationsEvent['changes'] };

/** Adds stored changes to the lists. Returns true at a confirmed status if the call may restart. */
function* collectStored({ places, annotations }: Stored, mayRestart: boolean) {
  for (;;) {
    const event = yield* take([statusesChanged, placeEnded, boardPlacesChanged, applicationsAnnotated]);
    if (boardPlacesChanged.match(event)) places.push(event.payload);
    else if (applicationsAnnotated.match(event)) annotations.push(...event.payload.changes);
    else if (!placeEnded.match(event)) {
      if (mayRestart) return true;
    } else if (event.payload.placed)
      places.push(placesOf({ ...event.payload, placed: event.payload.placed }));
  }
}

/** Returns the applicants with these places, except for those in another stage and those with a newer place. */
function* withPlaces(applicants: ApplicantListItem[], event: BoardPlacesEvent) {
  const positions = new Map<number, number>();
  for (const { id, board_position } of event.places)
    if (yield* select(selectIsNewestPlace, id, event)) positions.set(id, board_position);
  return applicants.map((applicant) => {
    const board_position = positions.get(applicant.id);
    return board_position === undefined ||
      applicant.status !== event.status ||
      applicant.board_version > event.version
      ? applicant
      : { ...applicant, board_position, board_version: event.version };
  });
}
