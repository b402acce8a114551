import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListGeometry } from '../model/listGeometry.ts';

/** Two screens above and below: what comes into view by scrolling stands there already. */
const MARGIN = '200% 0px';

type Watched = {
  box: RefObject<HTMLElement | null>;
  seen: ListGeometry;
  page: number;
  /** Until the browser has said where it is. */
  isNearAtFirst: boolean;
  /** Drawn wherever it is. */
  isKept: boolean;
};

/**
 * Whether a page of cards is drawn: while it is near the window. How high it is, is accepted down on the way, from what
 * the browser has measured anyway.
 */
export function useIsNearViewport({ box, seen, page, isNearAtFirst, isKept }: Watched): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst || canNotWatch());
  const isDrawn = isNear || isKept;
  const wasDrawn = useRef(isDrawn);
  useEffect(() => {
    wasDrawn.current = isDrawn;
  }, [isDrawn]);
  useEffect(() => {
    if (!box.current || canNotWatch()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1);
        if (!now) return;
        if (wasDrawn.current) seen.heights.set(page, now.boundingClientRect.height);
        if (now.isIntersecting) seen.near.add(page);
        else seen.near.delete(page);
        setIsNear(now.isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, seen, page]);
  return isDrawn;
}

/** An old browser draws all of them; a server draws what a browser draws first. */
function canNotWatch(): boolean {
  return typeof window !== 'undefined' && !('IntersectionObserver' in window);
}
