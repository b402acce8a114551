import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';

/** Height assumed in pixels while the browser has not laid out the element, as in tests without layout. */
const FALLBACK = { width: 1000, height: 900 };

type Rows = {
  /** IDs of the rows. The element of a row carries its ID as `data-row`. */
  ids: readonly number[];
  /** Height of a row in pixels, with the gap below it. */
  size: number;
  scrollRef: RefObject<HTMLElement | null>;
  /** Scroll position on mount, in pixels. */
  initialOffset: number;
};

/** Virtualises rows of equal height in a scrolling element. The row with the focus stays mounted. */
export function useVirtualRows({ ids, size, scrollRef, initialOffset }: Rows) {
  const rangeExtractor = useFocusedRange(ids, scrollRef);
  const getItemKey = useCallback((index: number) => ids[index]!, [ids]);
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled
  return useVirtualizer<HTMLElement, Element>({
    count: ids.length,
    rangeExtractor,
    estimateSize: () => size,
    getScrollElement: () => scrollRef.current,
    getItemKey,
    initialOffset,
    initialRect: FALLBACK,
    overscan: 6,
    // The browser paints the scrolled rows first; the rows beyond them follow.
    useFlushSync: false,
    observeElementRect: observeRect,
  });
}

/** Returns an extractor of the rows to render: those in view, and the one with the focus, which is lost without it. */
export function useFocusedRange(ids: readonly number[], rootRef: RefObject<HTMLElement | null>) {
  return useCallback(
    (range: Range): number[] => {
      const indexes = defaultRangeExtractor(range);
      const focused = focusedIndex(ids, rootRef.current);
      return focused === -1 || indexes.includes(focused)
        ? indexes
        : [...indexes, focused].toSorted((a, b) => a - b);
    },
    [ids, rootRef],
  );
}

function focusedIndex(ids: readonly number[], root: HTMLElement | null): number {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row && root?.contains(row) ? ids.indexOf(Number(row.dataset['row'])) : -1;
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
