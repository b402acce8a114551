import { type PointerEvent, useRef, useState } from 'react';

/** Distance in pixels from which a released swipe counts. */
const DISTANCE = 96;
/** Distance in pixels after which a touch is a swipe and no tap. */
const SLOP = 12;

type Options = { isEnabled: boolean; onRight: () => void; onLeft: () => void };

/** Detects horizontal swipes by touch; vertical ones scroll the page (`touch-action: pan-y`). */
export function useSwipe({ isEnabled, onRight, onLeft }: Options) {
  const ref = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const hasSwiped = useRef(false);
  const [direction, setDirection] = useState<'left' | 'right' | null>(null);

  const moveTo = (distance: number) => {
    if (ref.current) ref.current.style.transform = distance === 0 ? '' : `translateX(${distance}px)`;
    setDirection(distance === 0 ? null : distance > 0 ? 'right' : 'left');
  };
  const end = (distance: number) => {
    start.current = null;
    moveTo(0);
    if (distance >= DISTANCE) onRight();
    if (distance <= -DISTANCE) onLeft();
  };

  return {
    ref,
    /** Shows the action behind the row. */
    direction,
    handlers: {
      onPointerDown(event: PointerEvent) {
        hasSwiped.current = false;
        if (isEnabled && event.pointerType === 'touch') start.current = event.clientX;
      },
      onPointerMove(event: PointerEvent) {
        if (start.current === null) return;
        const distance = event.clientX - start.current;
        if (!hasSwiped.current && Math.abs(distance) < SLOP) return;
        hasSwiped.current = true;
        moveTo(distance);
      },
      onPointerUp(event: PointerEvent) {
        if (start.current !== null) end(hasSwiped.current ? event.clientX - start.current : 0);
      },
      onPointerCancel: () => end(0),
      // A swipe over the name is not a click on its link.
      onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
        if (!hasSwiped.current) return;
        hasSwiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
