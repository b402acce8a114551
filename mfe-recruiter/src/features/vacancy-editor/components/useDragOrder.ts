import { type PointerEvent, type RefObject, useState } from 'react';

/** Reorders the children of a list by dragging a handle. `move` is called whenever the pointer enters another place. */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);

  /** Number of items whose middle is above the pointer. */
  const itemsAbove = (y: number): number =>
    [...(list.current?.children ?? [])].filter((item) => {
      const { top, height } = item.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;

  const handlers = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(index);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged === null) return;
      const above = itemsAbove(event.clientY);
      // The dragged item counts itself once the pointer is below its middle.
      const to = above > dragged ? above - 1 : above;
      if (to === dragged) return;
      move(dragged, to);
      setDragged(to);
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  });
  return { dragged, handlers };
}
