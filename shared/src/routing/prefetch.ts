/** Time in milliseconds that a pointer rests on an element before it counts as intent. */
const HOVER_MS = 80;

type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Returns true if the browser asks for reduced data use or is on a 2G connection: then nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}

/** Timer of the last intent: a pointer that crosses a list prefetches for the last element of it only. */
let intentTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Event handlers for an element whose click will need what `prefetch` loads. A touch fires `pointerenter` too. Prefetching
 * starts in a later task, because it would delay the paint after a click that follows at once.
 */
export function prefetchOnIntent(prefetch: () => void): { onPointerEnter: () => void; onFocus: () => void } {
  const onIntent = () => {
    clearTimeout(intentTimer);
    if (!savesData()) intentTimer = setTimeout(prefetch, HOVER_MS);
  };
  return { onPointerEnter: onIntent, onFocus: onIntent };
}

/**
 * Calls `prefetch` for each link to this site that a pointer rests on, also from before the call, a finger touches or
 * the keyboard reaches; `isTouched` is true for a finger. Returns the function that stops it.
 */
export function prefetchLinksOnIntent(
  prefetch: (link: HTMLAnchorElement, isTouched: boolean) => void,
): () => void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  function onIntent(target: EventTarget | null, isTouched = false): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target || link.download || link.origin !== location.origin) return;
    if (!savesData()) prefetch(link, isTouched);
  }

  function onPointerOver({ target, pointerType }: PointerEvent): void {
    clearTimeout(hoverTimer);
    if (pointerType === 'mouse') hoverTimer = setTimeout(onIntent, HOVER_MS, target);
  }
  const onEvent = ({ target, type }: Event): void => onIntent(target, type === 'touchstart');

  document.addEventListener('pointerover', onPointerOver, { passive: true });
  document.addEventListener('touchstart', onEvent, { passive: true });
  document.addEventListener('focusin', onEvent);
  const hovered = document.querySelector('a:hover');
  if (hovered) hoverTimer = setTimeout(onIntent, HOVER_MS, hovered);
  return () => {
    clearTimeout(hoverTimer);
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('touchstart', onEvent);
    document.removeEventListener('focusin', onEvent);
  };
}
