import type { KeyboardEvent, RefObject } from 'react';
import { focusApplicant } from '../focusApplicant.ts';
import type { BoardColumn } from '../../model/board.ts';

type Options = {
  /** Open columns. */
  columns: readonly BoardColumn[];
  boardRef: RefObject<HTMLElement | null>;
  scrollTo: (id: number) => void;
};

/** Moves the focus between cards: up and down in a column, left and right to the neighbouring columns. */
export function useBoardKeys({ columns, boardRef, scrollTo }: Options) {
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const card = (event.target as Element).closest<HTMLElement>('[data-row]');
    const id = Number(card?.dataset['row']);
    const column = columns.findIndex(({ applicants }) => applicants.some((each) => each.id === id));
    if (column === -1) return;
    const next = neighbour(columns, { column, id, key: event.key });
    if (next === undefined) return;
    event.preventDefault();
    scrollTo(next);
    focusApplicant(boardRef.current, next, event.target === card ? 'card' : 'link');
  };
}

function neighbour(
  columns: readonly BoardColumn[],
  { column, id, key }: { column: number; id: number; key: string },
): number | undefined {
  const cards = columns[column]!.applicants;
  const row = cards.findIndex((card) => card.id === id);
  const beside = (direction: -1 | 1) => {
    for (let index = column + direction; index >= 0 && index < columns.length; index += direction) {
      const found = columns[index]!.applicants;
      if (found.length > 0) return found[Math.min(row, found.length - 1)]?.id;
    }
    return undefined;
  };
  switch (key) {
    case 'ArrowDown':
      return cards[row + 1]?.id;
    case 'ArrowUp':
      return cards[row - 1]?.id;
    case 'Home':
      return cards[0]?.id;
    case 'End':
      return cards.at(-1)?.id;
    case 'ArrowRight':
      return beside(1);
    case 'ArrowLeft':
      return beside(-1);
    default:
      return undefined;
  }
}
