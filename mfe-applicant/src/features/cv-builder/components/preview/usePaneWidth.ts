import { type RefObject, useEffect, useRef, useState } from 'react';

/** Padding of the pane on both sides, in pixels. */
const PADDING = 32;
/** Space for the scrollbar, so that the pages do not change size when it appears. */
const SCROLLBAR = 12;

/** Returns a ref and the width inside its element, in whole pixels; 0 before the first layout. */
export function usePaneWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const target = entry?.target as HTMLElement | undefined;
      if (target) setWidth(Math.floor(target.offsetWidth - PADDING - SCROLLBAR));
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
