import { storedValue } from '@cpa/shared/store';
import { type RefObject, useEffect, useState } from 'react';
import * as z from 'zod/mini';

/** At most this many positions are stored; the oldest go first. */
const MAX_POSITIONS = 60;

const positions = storedValue(
  'cpa.applicantScroll',
  z.array(z.object({ list: z.string(), top: z.number() })),
  { owner: 'person', area: 'session' },
);

/**
 * Restores the scroll position of an element after a reload or a return to the page. Returns the position for the first
 * render. `key` names the list, for example by the URL and the column.
 */
export function useStoredScroll(scrollRef: RefObject<HTMLElement | null>, key: string): number {
  const [offset] = useState(() => positions.read()?.find(({ list }) => list === key)?.top ?? 0);
  useEffect(() => {
    const element = scrollRef.current;
    if (!element) return undefined;
    if (offset > 0) element.scrollTop = offset;
    let top = element.scrollTop;
    const remember = () => void (top = element.scrollTop);
    const save = () => {
      const others = (positions.read() ?? []).filter(({ list }) => list !== key);
      positions.write([...others, { list: key, top }].slice(-MAX_POSITIONS));
    };
    element.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      element.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [scrollRef, key, offset]);
  return offset;
}
