import { findReplacement, pathOf, type FocusPath } from './focusPath.ts';

/** Number of earlier focus positions, for a dialog whose own elements are all gone. */
const MAX_PATHS = 4;
/** Frames to wait for components that place the focus themselves. */
const FRAMES = 3;

/**
 * Keeps the focus on the page when an action removes, hides or disables the focused element: it moves to what is now
 * in its place, else to the element before it, else to the heading of the section. Returns a function that stops.
 */
export function recoverFocus(main: () => HTMLElement | null): () => void {
  let paths: FocusPath[] = [];
  let frame = 0;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const path = pathOf(target);
    const isSameContainer = paths[0]?.parents[0]?.element === path.parents[0]?.element;
    paths = [path, ...(isSameContainer ? paths.slice(1) : paths)].slice(0, MAX_PATHS);
  }

  /** A blur of an element that can still have the focus is the user's, as a click on the page. */
  function forget({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null) return;
    requestAnimationFrame(() => {
      if (target === paths[0]?.element && canHaveFocus(paths[0].element) && isLost()) paths = [];
    });
  }

  function check(): void {
    if (paths.length === 0 || frame !== 0 || !isLost()) return;
    wait(FRAMES);
  }

  function wait(frames: number): void {
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (!isLost() || paths.length === 0) return;
      if (frames > 1) wait(frames - 1);
      else recover();
    });
  }

  function recover(): void {
    const [latest] = paths;
    // Restores the focus of an element that was disabled for a moment.
    if (latest && canHaveFocus(latest.element)) latest.element.focus({ preventScroll: true });
    if (!isLost() || latest?.element.isConnected === true) return;
    // The neighbours of a closed banner are not near anything that the user was doing.
    const left = paths.filter(({ floating }) => floating?.isConnected !== false);
    const target = findReplacement(left) ?? main()?.querySelector<HTMLElement>('h1') ?? main();
    if (!target) return;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (latest?.floating?.isConnected === false) return;
    const { top, bottom } = target.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) target.scrollIntoView({ block: 'nearest' });
  }

  const observer = new MutationObserver(check);
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

function isLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]');
}
