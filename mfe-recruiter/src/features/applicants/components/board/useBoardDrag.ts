import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { BaseEventPayload, ElementDragType } from '@atlaskit/pragmatic-drag-and-drop/types';
import type { ApplicationStatus } from '@cpa/shared/contracts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { BoardColumn } from '../../model/board.ts';
import { isOwnPlace, placeBefore } from '../../model/boardPlaces.ts';
import type { MoveActions } from '../moves/useMoveActions.ts';
import { cardData, columnData, type DropPlace } from './dragData.ts';

/** The card that is dragged, and the place it is over. */
export type BoardDrag = {
  id: number;
  from: ApplicationStatus;
  over: DropPlace | null;
  /** The columns when the drag started: changes of colleagues move no card below the pointer. */
  columns: readonly BoardColumn[];
};

type Options = {
  boardRef: RefObject<HTMLElement | null>;
  columns: readonly BoardColumn[];
  actions: Pick<MoveActions, 'move' | 'place'>;
  /** The cards are in an order that recruiters can change. */
  canPlace: boolean;
};

/** Follows the drag of a card and moves it where it is dropped. Renders only when the place below it changes. */
export function useBoardDrag({ boardRef, columns, actions, canPlace }: Options): BoardDrag | null {
  const [drag, setDrag] = useState<BoardDrag | null>(null);
  const read = useEffectEvent(
    (targets: readonly { data: Record<string | symbol, unknown> }[]): DropPlace | null => {
      const place = targets.map(({ data }) => columnData.read(data)).find((each) => each !== null);
      if (!place || place.status === 'withdrawn') return null;
      return canPlace ? place : { ...place, row: null };
    },
  );
  const start = useEffectEvent((id: number, from: ApplicationStatus, over: DropPlace | null) =>
    setDrag({ id, from, over, columns }),
  );
  const drop = useEffectEvent((id: number, from: ApplicationStatus, over: DropPlace | null) =>
    dropCard({ id, from, over, columns: drag?.columns ?? columns }, actions),
  );
  useEffect(() => {
    const board = boardRef.current;
    if (!board) return undefined;
    const follow = ({ location }: BaseEventPayload<ElementDragType>) => {
      const over = read(location.current.dropTargets);
      setDrag((current) => (current && !isSame(current.over, over) ? { ...current, over } : current));
    };
    return combine(
      autoScrollForElements({ element: board }),
      monitorForElements({
        canMonitor: ({ source }) => cardData.read(source.data) !== null,
        onDragStart({ source, location }) {
          const { id, from } = cardData.read(source.data)!;
          start(id, from, read(location.current.dropTargets));
        },
        // The first event over another column is not an `onDrag`.
        onDropTargetChange: follow,
        onDrag: follow,
        onDrop({ source, location }) {
          const { id, from } = cardData.read(source.data)!;
          setDrag(null);
          drop(id, from, read(location.current.dropTargets));
        },
      }),
    );
  }, [boardRef]);
  return drag;
}

/** Moves a card to the place it is over. */
export function dropCard({ id, from, over, columns }: BoardDrag, actions: Options['actions']): void {
  const column = columns.find(({ status }) => status === over?.status);
  if (!over || !column) return;
  const place = over.row === null ? undefined : placeBefore(column, over.row, id);
  if (over.status !== from) {
    // In an empty column there is one place.
    const hasNeighbour = place && (place.above ?? place.below) !== null;
    return actions.move([id], over.status, { from, place: hasNeighbour ? place : undefined });
  }
  const card = column.applicants.find((each) => each.id === id);
  if (card && place && !isOwnPlace(column, over.row!, id)) actions.place(card, place);
}

function isSame(one: DropPlace | null, other: DropPlace | null): boolean {
  return one?.status === other?.status && one?.row === other?.row;
}
