import type { ApplicantListItem, BoardNeighbours } from '@cpa/shared/contracts';

/** A new place of a card in its column. */
export type BoardPlace = BoardNeighbours & {
  board_position: number;
  /** Counted from 1 at the top. */
  index: number;
  count: number;
};

/** One step up and down; null at the end of the column. */
export type BoardPlaces = { up: BoardPlace | null; down: BoardPlace | null };

/** Returns the places beside a card in its column. `applicants` are in the order of the board. */
export function boardPlaces(applicants: readonly ApplicantListItem[], id: number): BoardPlaces {
  const status = applicants.find((each) => each.id === id)?.status;
  const cards = applicants.filter((each) => each.status === status);
  const row = cards.findIndex((card) => card.id === id);
  const between = (above: number, index: number): BoardPlace => {
    const [upper, lower] = [cards[above], cards[above + 1]];
    return {
      above: upper?.id ?? null,
      below: lower?.id ?? null,
      board_position: positionBetween(upper?.board_position, lower?.board_position),
      index,
      count: cards.length,
    };
  };
  return {
    up: row > 0 ? between(row - 2, row) : null,
    down: row !== -1 && row < cards.length - 1 ? between(row + 1, row + 2) : null,
  };
}

/** Computes what the server answers when nobody else moves the neighbours. */
function positionBetween(above: number | undefined, below: number | undefined): number {
  if (above !== undefined && below !== undefined) return (above + below) / 2;
  return above === undefined ? (below ?? 0) + 1 : above - 1;
}
