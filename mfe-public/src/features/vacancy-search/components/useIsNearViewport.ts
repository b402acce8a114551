import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListGeometry } from '../model/listGeometry.ts';

/** Overscan: two viewport heights above and below. */
const MARGIN = '200% 0px';

type ObservedPage = {
  box: RefObject<HTMLElement | null>;
  seen: ListGeometry;
  page: number;
  /** Initial value, until the observer reports. */
  isInitiallyNear: boolean;
  /** Rendered regardless of its position. */
  isPinned: boolean;
};

/**
 * Returns whether a page of cards is rendered. Records its height from the observer's entries, which need no extra
 * layout.
 */
export function useIsNearViewport({ box, seen, page, isInitiallyNear, isPinned }: ObservedPage): boolean {
  const [isNear, setIsNear] = useState(isInitiallyNear || lacksIntersectionObserver());
  const isRendered = isNear || isPinned;
  const wasRendered = useRef(isRendered);
  useEffect(() => {
    wasRendered.current = isRendered;
  }, [isRendered]);
  useEffect(() => {
    if (!box.current || lacksIntersectionObserver()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1);
        if (!now) return;
        if (wasRendered.current) seen.heights.set(page, now.boundingClientRect.height);
        if (now.isIntersecting) seen.near.add(page);
        else seen.near.delete(page);
        setIsNear(now.isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, seen, page]);
  return isRendered;
}

/** Browsers without IntersectionObserver render all pages. */
function lacksIntersectionObserver(): boolean {
  return typeof window !== 'undefined' && !('IntersectionObserver' in window);
}
