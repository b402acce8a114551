import { storedValue } from '@cpa/shared/store';
import { useEffect, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import * as z from 'zod/mini';

/** Session storage key of the router's scroll positions: `{ [location.key]: pixels }`. */
const STORAGE_KEY = 'scrollPositions';
const storedPositions = storedValue(STORAGE_KEY, z.record(z.string(), z.number()), {
  owner: 'browser', // Pixels by history entry of the tab.
  area: 'session',
});
/** Milliseconds after which the position is no longer restored: the user has started to read. */
const RESTORE_TIMEOUT_MS = 10_000;
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Restores the scroll position on Back, also in a new document. */
export function ScrollPosition() {
  useLateScroll();
  return <ScrollRestoration storageKey={STORAGE_KEY} />;
}

/**
 * The router restores the position once, when the first page of a document renders. A page whose data is still loading
 * is too short then, so this scrolls as soon as the page is high enough, unless the user acts first.
 */
function useLateScroll(): void {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useEffect(() => {
    if (key !== firstKey) return undefined;
    const position = storedPositions.read()?.[key] ?? 0;
    const page = document.documentElement;
    const isHighEnough = () => page.scrollHeight - window.innerHeight >= position;
    if (position === 0 || isHighEnough()) return undefined;
    const observer = new ResizeObserver(() => {
      if (!isHighEnough()) return;
      window.scrollTo(0, position);
      stop();
    });
    const timeout = setTimeout(stop, RESTORE_TIMEOUT_MS);
    for (const event of USER_EVENTS) window.addEventListener(event, stop, { passive: true });
    observer.observe(document.body);
    function stop() {
      observer.disconnect();
      clearTimeout(timeout);
      for (const event of USER_EVENTS) window.removeEventListener(event, stop);
    }
    return stop;
  }, [key, firstKey]);
}
