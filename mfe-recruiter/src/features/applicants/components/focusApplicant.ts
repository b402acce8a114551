/** Frames after which a row that was scrolled to is expected to be rendered. */
const MAX_FRAMES = 20;

/** Keeps its focus: a menu opened while waiting would close without it. */
const OVERLAY = '[role="menu"], [role="dialog"], [role="alertdialog"]';

/**
 * Focuses the link of an applicant, found by `data-applicant`, or its card on the board, once it is rendered: after
 * scrolling, and after a menu that closes returned the focus. @returns a function that cancels it.
 */
export function focusApplicant(
  root: HTMLElement | null,
  id: number,
  target: 'link' | 'card' = 'link',
): () => void {
  const selector = target === 'card' ? `[data-row="${id}"]` : `[data-applicant="${id}"]`;
  let frame = 0;
  const attempt = (count: number) => {
    const link = root?.querySelector<HTMLElement>(selector);
    if (link && count > 1 && !document.activeElement?.closest(OVERLAY)) link.focus({ preventScroll: true });
    else if (count < MAX_FRAMES) frame = requestAnimationFrame(() => attempt(count + 1));
  };
  attempt(0);
  return () => cancelAnimationFrame(frame);
}
