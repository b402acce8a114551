import { startTransition, useEffect, useState } from 'react';
import { isBeforeHydration } from '../../../text/serverText.ts';

/**
 * Returns the window width in pixels; 0 on the server and during hydration. Changes in a transition: the list that
 * depends on it is long.
 */
export function useWindowWidth(): number {
  const [width, setWidth] = useState(initialWidth);
  useEffect(() => {
    const update = () => startTransition(() => setWidth(window.innerWidth));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return width;
}

const initialWidth = (): number =>
  typeof window === 'undefined' || isBeforeHydration() ? 0 : window.innerWidth;
