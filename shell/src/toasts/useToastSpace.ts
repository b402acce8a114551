import { useEffect } from 'react';

/** The specification's breakpoint for medium windows. */
const PHONE = '(max-width: 767px)';
/** Scroll position in pixels up to which the title of a page may be visible. */
const TOP = 100;
/** Milliseconds after which a toast that leaves has no height any more. */
const LEAVING_MS = 300;

/**
 * Moves the page down by the height of the toasts on phones, so that they do not cover its title. `onChange` calls
 * back when a toast appears, changes or leaves.
 */
export function useToastSpace(boxClass: string, onChange: (callback: () => void) => () => void): void {
  useEffect(() => {
    const measure = () => {
      const height = document.querySelector(`.${boxClass}`)?.getBoundingClientRect().height ?? 0;
      const isCovering = height > 0 && window.matchMedia(PHONE).matches && window.scrollY < TOP;
      // Not a custom property of the document: every element inherits it, so that all styles would be computed again.
      setSpace(isCovering ? `${Math.ceil(height) + 8}px` : '');
    };
    let timer = 0;
    const stop = onChange(() => {
      requestAnimationFrame(measure);
      clearTimeout(timer);
      timer = window.setTimeout(measure, LEAVING_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      setSpace('');
    };
  }, [boxClass, onChange]);
}

function setSpace(size: string): void {
  const main = document.querySelector('main');
  if (main) main.style.paddingBlockStart = size;
}
