import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to `target` when `count` drops, because the button that had it was removed with its item. */
export function useFocusOnDecrease(count: number, target: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) target.current?.focus();
    before.current = count;
  }, [count, target]);
}
