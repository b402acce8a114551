import { useCallback, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Returns a ref for a container whose content may disappear while it has the focus, for example a removed row. The
 * focus then moves to the next element of the container instead of to the top of the page.
 */
export function useFocusAfterRemoval(): (container: HTMLElement | null) => (() => void) | undefined {
  const last = useRef<{ element: Element; index: number } | null>(null);
  return useCallback((container: HTMLElement | null) => {
    if (!container) return;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last.current = { element: target, index: focusable(container).indexOf(target) };
    };
    const observer = new MutationObserver(() => {
      const lost = last.current;
      if (!lost || container.contains(lost.element) || document.activeElement !== document.body) return;
      last.current = null;
      const left = focusable(container).filter((element) => !element.matches(':disabled, [tabindex="-1"]'));
      (left[Math.min(Math.max(lost.index, 0), left.length - 1)] as HTMLElement | undefined)?.focus();
    });
    container.addEventListener('focusin', remember);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      container.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

function focusable(container: HTMLElement): Element[] {
  return [...container.querySelectorAll(FOCUSABLE)];
}
