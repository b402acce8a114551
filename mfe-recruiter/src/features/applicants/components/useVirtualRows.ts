import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Height assumed in pixels while the browser has not laid out the element, as in tests without layout. */
const FALLBACK = { width: 1000, height: 900 };

type Rows = {
  count: number;
  /** Height of a row in pixels, with the gap below it. */
  size: number;
  scrollRef: RefObject<HTMLElement | null>;
  /** Scroll position on mount, in pixels. */
  initialOffset: number;
  keyOf: (index: number) => number;
};

/** Virtualises rows of equal height in a scrolling element. */
export function useVirtualRows({ count, size, scrollRef, initialOffset, keyOf }: Rows) {
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled
  return useVirtualizer<HTMLElement, Element>({
    count,
    estimateSize: () => size,
    getScrollElement: () => scrollRef.current,
    getItemKey: keyOf,
    initialOffset,
    initialRect: FALLBACK,
    overscan: 6,
    // The browser paints the scrolled rows first; the rows beyond them follow.
    useFlushSync: false,
    observeElementRect: observeRect,
  });
}

/** Scrolls to a row unless it is in view: scrolling makes the browser lay out the page in each of the next frames. */
export function revealRow(rows: Virtualizer<HTMLElement, Element>, index: number): void {
  const size = rows.options.estimateSize(index);
  const above = index * size - (rows.scrollElement?.scrollTop ?? 0);
  const isInView = above >= 0 && above + size <= (rows.scrollRect?.height ?? 0);
  if (!isInView) rows.scrollToIndex(index);
}

function observeRect(instance: Virtualizer<HTMLElement, Element>, onRect: (rect: typeof FALLBACK) => void) {
  return observeElementRect(instance, (rect) => onRect(rect.height > 0 ? rect : FALLBACK));
}
