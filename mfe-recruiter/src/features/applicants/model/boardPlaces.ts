import type { ApplicantListItem, BoardNeighbours } from '@cpa/shared/contracts';
import type { BoardColumn } from './board.ts';

/** A new place of a card in its column. */
export type BoardPlace = BoardNeighbours & {
  board_position: number;
  /** Counted from 1 at the top. */
  index: number;
  count: number;
};

/** Places one step up and down; null at the end of the column. */
export type BoardPlaces = { up: BoardPlace | null; down: BoardPlace | null };

/** Returns the places beside a card in its column. `applicants` are in the order of the board. */
export function boardPlaces(applicants: readonly ApplicantListItem[], id: number): BoardPlaces {
  const status = applicants.find((each) => each.id === id)?.status;
  if (!status) return { up: null, down: null };
  const column = { status, applicants: applicants.filter((each) => each.status === status) };
  const row = column.applicants.findIndex((card) => card.id === id);
  return {
    up: row > 0 ? placeBefore(column, row - 1, id) : null,
    down: row < column.applicants.length - 1 ? placeBefore(column, row + 2, id) : null,
  };
}

/** Returns the place of a card before the card at `row` of a column, which may be its own or another one. */
export function placeBefore({ status, applicants }: BoardColumn, row: number, id: number): BoardPlace {
  // Cards whose move to this column is not confirmed do not count as neighbours yet.
  const isOther = (card: ApplicantListItem) => card.id !== id && card.status === status;
  const others = applicants.filter(isOther);
  const index = applicants.slice(0, row).filter(isOther).length;
  const [upper, lower] = [others[index - 1], others[index]];
  return {
    above: upper?.id ?? null,
    below: lower?.id ?? null,
    board_position: positionBetween(upper?.board_position, lower?.board_position),
    index: index + 1,
    count: others.length + 1,
  };
}

/** Returns whether a card before the card at `row` of a column stays where it was. */
export function isOwnPlace({ applicants }: BoardColumn, row: number, id: number): boolean {
  return applicants[row]?.id === id || applicants[row - 1]?.id === id;
}

/** Computes the server's result, unless another user moves the neighbours. */
function positionBetween(above: number | undefined, below: number | undefined): number {
  if (above !== undefined && below !== undefined) return (above + below) / 2;
  return above === undefined ? (below ?? 0) + 1 : above - 1;
}
