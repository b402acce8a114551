import { useEffect, useRef, useState } from 'react';

const INTERVAL_MS = 60_000;

/**
 * Returns the count that screen readers announce: rises, at most once a minute; a drop is silent and resets it. The
 * first count of a page is not announced: the bell's label has it. Null while the count is unknown.
 */
export function useAnnouncedCount(count: number | null): number {
  const [announced, setAnnounced] = useState(0);
  const last = useRef<{ count: number | null; at: number | null }>({ count, at: null });

  useEffect(() => {
    const { current } = last;
    const isRise = count !== null && current.count !== null && count > current.count;
    current.count = count;
    if (!isRise) {
      setAnnounced(0);
      return undefined;
    }
    const wait = current.at === null ? 0 : Math.max(0, current.at + INTERVAL_MS - Date.now());
    const timer = setTimeout(() => {
      current.at = Date.now();
      setAnnounced(count);
    }, wait);
    return () => clearTimeout(timer);
  }, [count]);

  return announced;
}
