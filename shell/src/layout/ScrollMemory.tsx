import { storedValue } from '@cpa/shared/store';
import { useEffect, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import * as z from 'zod/mini';

const STORAGE_KEY = 'scrollPositions';
/** Scroll positions that the router stores for this tab: `location.key` → pixels. */
const positions = storedValue(STORAGE_KEY, z.record(z.string(), z.number()), () => sessionStorage);
/** Whoever has not got there by now has begun to read where they are. */
const PATIENCE_MS = 10_000;
const SIGNS_OF_A_PERSON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Back leads to the place on the page where it was left, also in a document that was loaded anew. */
export function ScrollMemory() {
  useLateScroll();
  return <ScrollRestoration storageKey={STORAGE_KEY} />;
}

/**
 * The router scrolls once, when the document's first page is drawn. A page whose data is still to come is not as high
 * then as it was: it is scrolled as soon as it is, unless somebody has touched it before.
 */
function useLateScroll(): void {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useEffect(() => {
    if (key !== firstKey) return undefined;
    const wanted = positions.read()?.[key] ?? 0;
    const page = document.documentElement;
    const isThere = () => page.scrollHeight - window.innerHeight >= wanted;
    if (wanted === 0 || isThere()) return undefined;
    const growth = new ResizeObserver(() => {
      if (!isThere()) return;
      window.scrollTo(0, wanted);
      stop();
    });
    const patience = setTimeout(stop, PATIENCE_MS);
    for (const sign of SIGNS_OF_A_PERSON) window.addEventListener(sign, stop, { passive: true });
    growth.observe(document.body);
    function stop() {
      growth.disconnect();
      clearTimeout(patience);
      for (const sign of SIGNS_OF_A_PERSON) window.removeEventListener(sign, stop);
    }
    return stop;
  }, [key, firstKey]);
}
