/**
 * Runs `work` once no dialog is open any more and the last one has restored the focus. Returns a function that cancels
 * it.
 */
export function afterDialogs(work: () => void): () => void {
  let frame = 0;
  const wait = (next: () => void) => void (frame = requestAnimationFrame(next));
  const check = () => {
    if (document.querySelector(DIALOGS)) wait(check);
    // A closing dialog restores the focus in the next frame.
    else wait(() => wait(work));
  };
  wait(check);
  return () => cancelAnimationFrame(frame);
}

/** Focuses an element once no dialog is open any more. */
export const focusAfterDialog = (element: HTMLElement | null): void =>
  void afterDialogs(() => element?.focus());

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
