/** Frames to wait for a dialog to disappear: about two seconds. */
const MAX_FRAMES = 120;

/** Focuses the element once no dialog is open: a closing one keeps the focus inside until its animation ends. */
export function focusAfterDialog(element: HTMLElement | null, frames = MAX_FRAMES): void {
  if (frames > 0 && document.querySelector('[role="dialog"]')) {
    requestAnimationFrame(() => focusAfterDialog(element, frames - 1));
    return;
  }
  element?.focus();
}
