import { createAction } from '@reduxjs/toolkit';
import type {
  ApplicantListItem,
  ApplicationStatus,
  BoardPlacesEvent,
  PlacedCard,
  StatusUpdate,
} from '@cpa/shared/contracts';
import type { BoardPlace } from '../model/boardPlaces.ts';

/** An applicant as shown when the move was made. */
export type Moved = Pick<ApplicantListItem, 'id' | 'vacancy_id' | 'applicant_id' | 'name' | 'status'>;

/** A confirmed move of one or many applicants that can be undone until `endsAt`. */
export type UndoableMove = {
  /** ID of the first status change. */
  id: number;
  status: ApplicationStatus;
  /** Name of a single applicant; null for several, and for an erased one. */
  name: string | null;
  isNotified: boolean;
  /** `id` identifies the application, `changeId` its status change. */
  changes: { id: number; changeId: number }[];
  /** Time in milliseconds at which the changes take effect. */
  endsAt: number;
};

/** An application whose status could not be changed. `reason` is a text of the server. */
export type MoveFailure = { id: number; name: string | null; reason: string };

/** `place` is the place in the new column of a single card that was dropped there. */
export const moveRequested = createAction<{
  applicants: Moved[];
  update: StatusUpdate;
  place?: BoardPlace;
}>('recruiterMoves/requested');

/** The server has responded. `ids` identify the applications of the request. */
export const moveEnded = createAction<{ ids: number[]; failures: MoveFailure[] }>('recruiterMoves/ended');

/** Statuses confirmed by the server for applications. `isRemote` marks changes of a colleague. */
export const statusesChanged = createAction<{
  changes: { id: number; status: ApplicationStatus }[];
  isRemote: boolean;
}>('recruiterMoves/statusesChanged');

type Placing = { id: number; status: ApplicationStatus };

/** A card is moved within the column of its status. */
export const placeRequested = createAction<Placing & { place: BoardPlace }>('recruiterMoves/placeRequested');

/** The server has responded. `placed` is null after a failure. */
export const placeEnded = createAction<Placing & { placed: PlacedCard | null }>('recruiterMoves/placeEnded');

/** Returns the places that the server has stored, in the form of its event. */
export function placesOf({ id, status, placed }: Placing & { placed: PlacedCard }): BoardPlacesEvent {
  const { version, board_position, others } = placed;
  return { status, version, places: [{ id, board_position }, ...others] };
}

export const failuresDismissed = createAction('recruiterMoves/failuresDismissed');
