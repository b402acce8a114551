import { type PointerEvent, useRef } from 'react';

/** Distance in pixels from which letting go closes the sheet. */
const DISTANCE = 96;
/** The specification's breakpoint: dialogs are sheets up to this width. */
const PHONE = '(max-width: 767px)';

/** Lets the user drag a sheet down to close it. Escape and the close button do the same. */
export function useSheetDrag(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);

  /** Ends a drag and returns its distance. */
  function end(event: PointerEvent): number {
    const distance = start.current === null ? 0 : event.clientY - start.current;
    start.current = null;
    if (panel.current) panel.current.style.translate = '';
    return distance;
  }

  return {
    panel,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isControl = (event.target as Element).closest('button') !== null;
        if (isControl || !event.isPrimary || !window.matchMedia(PHONE).matches) return;
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        if (start.current === null || !panel.current) return;
        panel.current.style.translate = `0 ${Math.max(0, event.clientY - start.current)}px`;
      },
      onPointerUp(event: PointerEvent) {
        if (end(event) >= DISTANCE) onClose();
      },
      onPointerCancel(event: PointerEvent) {
        end(event);
      },
    },
  };
}
