import { type RefObject, useEffect, useState } from 'react';

/** Returns whether the banner covers the focused element, so that it must step aside (WCAG 2.4.11). */
export function useYieldToFocus(banner: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isYielding, setIsYielding] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const check = () => setIsYielding(isCovered(document.activeElement, banner.current));
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    };
    schedule();
    document.addEventListener('focusin', schedule);
    document.addEventListener('focusout', schedule);
    // Captures the scrolling of panels too.
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', schedule);
      document.removeEventListener('focusout', schedule);
      document.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    };
  }, [banner, isShown]);
  return isYielding;
}

/** Large elements, such as the main region after a navigation, have visible parts elsewhere. */
function isCovered(element: Element | null, banner: HTMLElement | null): boolean {
  if (!element || !banner || banner.contains(element) || element === document.body) return false;
  const over = banner.getBoundingClientRect();
  const { left, right, top, bottom, height } = element.getBoundingClientRect();
  if (height > over.height) return false;
  return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
}
