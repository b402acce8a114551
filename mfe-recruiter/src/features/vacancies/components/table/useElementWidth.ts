import { type RefCallback, useCallback, useState } from 'react';

/** Width before the element is measured, and where nothing is laid out. */
const UNKNOWN_WIDTH = 1000;

/** Measures an element and follows changes of its width. */
export function useElementWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(UNKNOWN_WIDTH);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || UNKNOWN_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
