import { type TouchEvent, useRef } from 'react';

/** Horizontal distance in pixels from which a touch is a swipe. */
const DISTANCE = 72;
/** Width in pixels of the edges, where browsers go back and forward. */
const EDGE = 24;

/**
 * Detects horizontal swipes of the element itself. Vertical ones, and those in a part that scrolls sideways or in an
 * enlarged page, scroll as usual. React also reports the touches of dialogs in a portal.
 */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target, currentTarget }: TouchEvent) {
      const touch = touches[0];
      const isInside = touch && touch.clientX > EDGE && touch.clientX < window.innerWidth - EDGE;
      const isOwn = currentTarget.contains(target as Element) && (window.visualViewport?.scale ?? 1) === 1;
      const isFree = touches.length === 1 && isInside && isOwn && !scrollsSideways(target as Element);
      start.current = isFree ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) < DISTANCE || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

function scrollsSideways(target: Element): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const isWider = element.scrollWidth > element.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}
