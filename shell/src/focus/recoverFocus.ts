import { findNeighbour, findReplacement, pathOf, type FocusPath } from './focusPath.ts';

/** Number of earlier focus positions, for a dialog whose own elements are all gone. */
const MAX_PATHS = 4;
/** Frames to wait for components that place the focus themselves. */
const FRAMES = 3;
/** Milliseconds to wait for a disabled element, such as a button during a request, before the focus moves on. */
const DISABLED_MS = 1000;

/**
 * Keeps the focus on the page when an action removes, hides or disables the focused element: it moves to the element
 * that takes its place, else to the element before it, else to the heading of the section. An element that is disabled
 * or hidden only for a moment gets the focus back. Returns a function that stops.
 */
export function recoverFocus(main: () => HTMLElement | null): () => void {
  let paths: FocusPath[] = [];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remember({ target }: { target: EventTarget | null }): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const path = pathOf(target);
    const isSameContainer = paths[0]?.parents[0]?.element === path.parents[0]?.element;
    paths = [path, ...(isSameContainer ? paths.slice(1) : paths)].slice(0, MAX_PATHS);
  }

  /** A blur of an element that can still have the focus is caused by the user, for example by a click on the page. */
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
    if (!isLost()) return;
    if (latest?.element.isConnected === true) {
      clearTimeout(timer);
      timer = setTimeout(leave, DISABLED_MS, latest);
      return;
    }
    // The neighbours of a closed banner are unrelated to the user's work.
    const left = paths.filter(({ floating }) => floating?.isConnected !== false);
    moveTo(findReplacement(left), latest);
  }

  /** Leaves an element that still cannot have the focus. */
  function leave(latest: FocusPath): void {
    const { element } = latest;
    if (isLost() && paths[0] === latest && element.isConnected && !canHaveFocus(element))
      moveTo(findNeighbour(latest), latest);
  }

  function moveTo(place: HTMLElement | null, latest: FocusPath | undefined): void {
    const target = place ?? main()?.querySelector<HTMLElement>('h1') ?? main();
    if (!target) return;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (latest?.floating?.isConnected === false) return;
    const { top, bottom } = target.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) target.scrollIntoView({ block: 'nearest' });
  }

  const observer = new MutationObserver(check);
  remember({ target: document.activeElement });
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
    clearTimeout(timer);
  };
}

function isLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]');
}
