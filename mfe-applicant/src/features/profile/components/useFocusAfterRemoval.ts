import { type RefObject, useEffect, useRef } from 'react';

/** The button that removed something is gone with it: who uses a keyboard goes on at the place it was in. */
export function useFocusAfterRemoval(count: number, place: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) place.current?.focus();
    before.current = count;
  }, [count, place]);
}
