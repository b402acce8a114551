import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type SortableItem = {
  /** Items with the same list ID are sorted among each other. */
  listId: string;
  id: string;
  index: number;
  onMove: (id: string, to: number) => void;
};

/** Edge of the item that the dragged one is dropped at; null while nothing is dragged over it. */
export type DropEdge = 'before' | 'after' | null;

/** Makes an item of a vertical list draggable by its handle, and a target for the others. */
export function useSortableItem(
  element: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { listId, id, index, onMove }: SortableItem,
): { edge: DropEdge; isDragged: boolean } {
  const [edge, setEdge] = useState<DropEdge>(null);
  const [isDragged, setIsDragged] = useState(false);
  const drop = useEffectEvent((data: Record<string | symbol, unknown>, at: DropEdge) => {
    const from = data.index as number;
    const before = at === 'after' ? index + 1 : index;
    const to = from < before ? before - 1 : before;
    if (to !== from) onMove(data.id as string, to);
  });

  useEffect(() => {
    if (!element.current || !handle.current) return undefined;
    const item = element.current;
    return combine(
      draggable({
        element: item,
        dragHandle: handle.current,
        getInitialData: () => ({ listId, id, index }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: item,
        canDrop: ({ source }) => source.data.listId === listId && source.data.id !== id,
        onDrag: ({ location }) => setEdge(edgeAt(item, location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop({ source, location }) {
          setEdge(null);
          drop(source.data, edgeAt(item, location.current.input.clientY));
        },
      }),
    );
  }, [element, handle, listId, id, index]);
  return { edge, isDragged };
}

function edgeAt(item: HTMLElement, y: number): 'before' | 'after' {
  const { top, height } = item.getBoundingClientRect();
  return y < top + height / 2 ? 'before' : 'after';
}
