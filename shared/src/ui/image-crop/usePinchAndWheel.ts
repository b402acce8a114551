import { type RefObject, useEffect, useRef } from 'react';

type Point = { x: number; y: number };

/**
 * Calls `onZoom` with a factor and the point to zoom at, as a fraction of the element: for the wheel and for two
 * fingers. Wheel listeners of React are passive and could not stop the page from scrolling.
 */
export function usePinchAndWheel(
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, at: Point) => void,
): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const pointers = new Map<number, Point>();
    const stop = new AbortController();
    const listen = { signal: stop.signal };

    const zoom = (factor: number, { x, y }: Point) => {
      const box = target.getBoundingClientRect();
      latest.current(factor, { x: (x - box.left) / box.width, y: (y - box.top) / box.height });
    };
    target.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
      },
      { ...listen, passive: false },
    );
    target.addEventListener(
      'pointerdown',
      ({ pointerId, clientX, clientY }) => pointers.set(pointerId, { x: clientX, y: clientY }),
      listen,
    );
    target.addEventListener(
      'pointermove',
      ({ pointerId, clientX, clientY }) => {
        const before = pointers.get(pointerId);
        const other = [...pointers].find(([id]) => id !== pointerId)?.[1];
        if (!before) return;
        const now = { x: clientX, y: clientY };
        pointers.set(pointerId, now);
        if (!other) return;
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      },
      listen,
    );
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId), listen);
    return () => stop.abort();
  }, [element]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
