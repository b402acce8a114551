import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListGeometry } from '../model/listGeometry.ts';

/** Overscan: two viewport heights above and below. */
const MARGIN = '200% 0px';

type Watched = {
  box: RefObject<HTMLElement | null>;
  seen: ListGeometry;
  page: number;
  /** Initial value, until the observer reports. */
  isNearAtFirst: boolean;
  /** Rendered regardless of its position. */
  isKept: boolean;
};

/**
 * Returns whether a page of cards is rendered. Records its height from the observer's entries, which need no extra
 * layout.
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

/** Browsers without IntersectionObserver render all pages. */
function canNotWatch(): boolean {
  return typeof window !== 'undefined' && !('IntersectionObserver' in window);
}
