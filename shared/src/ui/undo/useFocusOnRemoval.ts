import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `focusNext` after the element was removed while it or a part of it had the focus. */
export function useFocusOnRemoval(ref: RefObject<HTMLElement | null>, focusNext: () => void): void {
  const focus = useEffectEvent(focusNext);
  // A layout effect ends before the element leaves the document, a passive one after it.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(() => focus());
    };
  }, [ref]);
}
