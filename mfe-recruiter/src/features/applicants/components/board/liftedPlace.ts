import type { BoardColumn } from '../../model/board.ts';
import { placeBefore } from '../../model/boardPlaces.ts';
import type { DropPlace } from './dragData.ts';
import type { BoardDrag } from './useBoardDrag.ts';

type Board = {
  /** Statuses whose columns are open: a collapsed one has no position for a card. */
  isOpen: (column: BoardColumn) => boolean;
  /** The cards are in an order that recruiters can change. */
  canPlace: boolean;
};

/** Returns the place of a lifted card after an arrow key; null for other keys and at the edges of the board. */
export function placeAfterKey(drag: BoardDrag, key: string, { isOpen, canPlace }: Board): DropPlace | null {
  const { id, over, columns } = drag;
  if (!over) return null;
  const targets = columns.filter(({ status }) => status !== 'withdrawn');
  const index = targets.findIndex(({ status }) => status === over.status);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const column = targets[index + (key === 'ArrowRight' ? 1 : -1)];
    if (!column) return null;
    const rows = canPlace && isOpen(column) ? rowsOf(column, id) : [];
    return { status: column.status, row: rows.findLast((row) => row <= (over.row ?? 0)) ?? null };
  }
  if (over.row === null || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  const rows = rowsOf(targets[index]!, id);
  const row = rows[rows.indexOf(over.row) + (key === 'ArrowDown' ? 1 : -1)];
  return row === undefined ? null : { status: over.status, row };
}

/** Returns where a card is when it is lifted. */
export function ownPlace({ status, applicants }: BoardColumn, id: number, canPlace: boolean): DropPlace {
  return { status, row: canPlace ? applicants.findIndex((card) => card.id === id) : null };
}

/** Returns the position of a place, counted from 1, and the number of positions; null without an order. */
export function positionOf({ id, over, columns }: BoardDrag): { index: number; count: number } | null {
  const column = columns.find(({ status }) => status === over?.status);
  return column && over && over.row !== null ? placeBefore(column, over.row, id) : null;
}

/** Rows before which a card can be placed. Before the card below it, it would stay where it is. */
function rowsOf({ applicants }: BoardColumn, id: number): number[] {
  const own = applicants.findIndex((card) => card.id === id);
  const rows = Array.from({ length: applicants.length + 1 }, (_, row) => row);
  return own === -1 ? rows : rows.filter((row) => row !== own + 1);
}
