import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicationStatus } from '@cpa/shared/contracts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { cardData, columnData } from './dragData.ts';

/** The card that is dragged, and the column it is over. */
export type BoardDrag = { id: number; from: ApplicationStatus; over: ApplicationStatus | null };

/** Follows the drag of a card and moves it where it is dropped. Renders only when the column below it changes. */
export function useBoardDrag(
  boardRef: RefObject<HTMLElement | null>,
  onMove: (ids: readonly number[], status: ApplicationStatus) => void,
): BoardDrag | null {
  const [drag, setDrag] = useState<BoardDrag | null>(null);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const board = boardRef.current;
    if (!board) return undefined;
    const over = (targets: readonly { data: Record<string | symbol, unknown> }[]) =>
      targets.map(({ data }) => columnData.read(data)).find((status) => status !== null) ?? null;
    return combine(
      autoScrollForElements({ element: board }),
      monitorForElements({
        canMonitor: ({ source }) => cardData.read(source.data) !== null,
        onDragStart({ source, location }) {
          const card = cardData.read(source.data)!;
          setDrag({ ...card, over: over(location.current.dropTargets) });
        },
        onDropTargetChange({ location }) {
          const status = over(location.current.dropTargets);
          setDrag((current) => current && { ...current, over: status });
        },
        onDrop({ source, location }) {
          const card = cardData.read(source.data)!;
          const status = over(location.current.dropTargets);
          setDrag(null);
          if (status && status !== 'withdrawn' && status !== card.from) move([card.id], status);
        },
      }),
    );
  }, [boardRef]);
  return drag;
}
