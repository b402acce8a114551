import { type RefObject, useEffect, useRef, useState } from 'react';

/** Space in pixels that the padding of the observed element and the border of a page take. */
const PADDING = 26;

/** Returns a ref and the inner width of its element, in whole pixels; 0 before the first layout. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const target = entry?.target as HTMLElement | undefined;
      if (target) setWidth(Math.floor(target.clientWidth - PADDING));
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
