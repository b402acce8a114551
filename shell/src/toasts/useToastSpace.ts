import { useEffect } from 'react';

/** The specification's breakpoint for medium windows. */
const PHONE = '(max-width: 767px)';
/** Scroll position in pixels up to which the title of a page may be visible. */
const TOP = 100;
/** Milliseconds after which a toast that leaves has no height any more. */
const LEAVING_MS = 300;
/** Custom property with the space that the layout leaves below the header. */
const SPACE = '--toast-space';

/**
 * Moves the page down by the height of the toasts on phones, so that they do not cover its title. `onChange` calls
 * back when a toast appears, changes or leaves.
 */
export function useToastSpace(boxClass: string, onChange: (callback: () => void) => () => void): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const height = document.querySelector(`.${boxClass}`)?.getBoundingClientRect().height ?? 0;
      const isCovering = height > 0 && window.matchMedia(PHONE).matches && window.scrollY < TOP;
      if (isCovering) style.setProperty(SPACE, `${Math.ceil(height) + 8}px`);
      else style.removeProperty(SPACE);
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
      style.removeProperty(SPACE);
    };
  }, [boxClass, onChange]);
}
