/** Kinds of places at the bottom of the window, the most important first. At most one line and one bar are visible. */
const LINES = ['toast', 'undo', 'reload', 'banner'] as const;
const BARS = ['save', 'selection', 'apply', 'tabs'] as const;

export type DockKind = (typeof LINES)[number] | (typeof BARS)[number];

/** Bars that stay above the on-screen keyboard, and lines that are visible with it. */
const WITH_KEYBOARD: ReadonlySet<DockKind> = new Set(['save', 'selection', 'toast', 'undo']);

/** Height in pixels from which a smaller visual viewport means an on-screen keyboard. */
const MIN_KEYBOARD = 120;

/** Windows without sticky places; the same query as in the tokens of the style sheet. */
const LOW = '(max-height: 400px)';

/** Pixels between the dock and an element that is scrolled above it. */
const GAP = 16;

/** Lines that end soon. */
const BRIEF: ReadonlySet<DockKind> = new Set(['toast', 'undo']);

/** Lines that are hidden while they would cover something. */
const LASTING: ReadonlySet<DockKind> = new Set(['reload', 'banner']);

/**
 * Brief lines that a low window was scrolled to: the target position, and the original one as the distance to the end
 * of the page, which a line above it does not change.
 */
const revealed = new Map<HTMLElement, { to: number; fromEnd: number }>();

/** Places by the time at which they got their content: an element without one moves to the end. */
const places = new Map<HTMLElement, DockKind>();
let sizes: ResizeObserver | undefined;
let revealing = 0;
/** Line that would cover the focus wherever the page is scrolled to, for example over a column that stays in place. */
let yielding: HTMLElement | undefined;
/** True while a line is beside a sticky bar, which moves with the end of its content. */
let isFollowing = false;

/** Gives an element a place in the dock of the window. Returns the function that takes it away. */
export function addToDock(element: HTMLElement, kind: DockKind): () => void {
  sizes ??= startDock();
  places.set(element, kind);
  sizes.observe(element);
  return () => {
    places.delete(element);
    sizes?.unobserve(element);
    scrollBack(element);
    arrange();
  };
}

function startDock(): ResizeObserver {
  window.addEventListener('resize', arrange);
  window.addEventListener('scroll', () => isFollowing && layOut(), { passive: true });
  window.visualViewport?.addEventListener('resize', arrange);
  window.visualViewport?.addEventListener('scroll', arrange);
  document.addEventListener('focusin', revealFocus);
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget || !yielding) return;
    yielding = undefined;
    arrange();
  });
  return new ResizeObserver(arrange);
}

function arrange(): void {
  layOut();
  revealFocus();
}

/** Shows the most important line and bar, and makes room for them at the end of the page. */
function layOut(): void {
  const keyboard = keyboardHeight();
  const isLow = matchMedia(LOW).matches;
  const docked = [...places].flatMap(([element, kind]) => {
    const { position, marginBlockEnd, insetBlockEnd } = getComputedStyle(element);
    const height = element.offsetHeight;
    if (height === 0) {
      places.delete(element);
      places.set(element, kind);
    }
    if (BRIEF.has(kind)) {
      if (height === 0) scrollBack(element);
      else if (isLow) scrollToLine(element);
    }
    // Bars that are part of their page, lines without content.
    if (isLow || height === 0 || position === 'static') return [];
    const isSticky = position === 'sticky';
    const size =
      height + (isSticky ? Number.parseFloat(insetBlockEnd) || 0 : Number.parseFloat(marginBlockEnd) || 0);
    return [{ element, kind, size, isSticky }];
  });
  const first = (kinds: readonly DockKind[], of = docked) =>
    kinds
      .filter((kind) => keyboard === 0 || WITH_KEYBOARD.has(kind))
      .flatMap((kind) => of.filter((place) => place.kind === kind))[0];
  const bar = first(BARS);
  // Of several messages the newest.
  const line = first(
    LINES,
    docked.toReversed().filter(({ element }) => element !== yielding),
  );
  const barSize = bar?.size ?? 0;
  const lineSize = line?.size ?? 0;
  isFollowing = bar?.isSticky === true && (line ?? yielding) !== undefined;
  for (const element of places.keys()) {
    const place = docked.find((each) => each.element === element);
    element.toggleAttribute('data-behind', place !== undefined && place !== bar && place !== line);
    element.toggleAttribute('data-alone', place !== undefined && place === line && !bar);
    // A yielding line stays in its place, so that it is known when it no longer covers the focus.
    const isLine = place !== undefined && (place === line || element === yielding);
    const offset =
      place && !place.isSticky ? keyboard + (isLine && bar ? spaceBelow(place.size, bar) : 0) : 0;
    element.style.insetBlockEnd = offset > 0 ? `${offset}px` : '';
  }
  const size = barSize + lineSize;
  document.documentElement.style.setProperty('--stack', size > 0 ? `${keyboard + size + GAP}px` : '');
  const covered = (bar?.isSticky ? 0 : barSize) + lineSize;
  document.documentElement.style.setProperty('--dock', covered > 0 ? `${covered}px` : '');
  document.documentElement.style.setProperty('--toasts', line?.kind === 'toast' ? `${covered}px` : '');
}

type Bar = { element: HTMLElement; size: number; isSticky: boolean };

/** Height of the bar that a line has to stay above: 0 for a sticky bar that its content already holds high enough. */
function spaceBelow(lineSize: number, { element, size, isSticky }: Bar): number {
  if (!isSticky) return size;
  const { top, bottom } = element.getBoundingClientRect();
  return window.innerHeight - bottom >= lineSize ? 0 : Math.max(size, window.innerHeight - top);
}

/** Shows a brief line, which is part of a low page. */
function scrollToLine(element: HTMLElement): void {
  if (revealed.has(element)) return;
  const fromEnd = document.documentElement.scrollHeight - window.scrollY;
  element.scrollIntoView({ block: 'nearest' });
  revealed.set(element, { to: window.scrollY, fromEnd });
}

/** Scrolls back after a brief line has left, unless the user has scrolled in the meantime. */
function scrollBack(element: HTMLElement): void {
  const line = revealed.get(element);
  revealed.delete(element);
  if (line?.to === window.scrollY) window.scrollTo(0, document.documentElement.scrollHeight - line.fromEnd);
}

/**
 * Scrolls the focused element and its error message above the dock, after the next paint has shown the message. A line
 * that covers it even so is hidden. Without focus it measures nothing, because that would force a layout while a page
 * starts.
 */
function revealFocus(): void {
  cancelAnimationFrame(revealing);
  if (document.activeElement === document.body) return;
  revealing = requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (!focused || focused.closest('[data-dock], [role="dialog"], [role="alertdialog"]')) return;
    const messages = ['aria-errormessage', 'aria-describedby'].flatMap(
      (name) => focused.getAttribute(name)?.split(' ') ?? [],
    );
    for (const id of messages) reveal(document.getElementById(id));
    reveal(focused);
    const covering = placesOver(focused).find((place) => LASTING.has(places.get(place)!));
    if (yielding === covering) return;
    yielding = covering;
    arrange();
  });
}

function reveal(element: Element | null): void {
  if (element && placesOver(element).length > 0) element.scrollIntoView({ block: 'nearest' });
}

/** Returns the places that cover an element. */
function placesOver(element: Element): HTMLElement[] {
  const { bottom, height, left, right } = element.getBoundingClientRect();
  // Large elements, such as the main region after a navigation, have visible parts elsewhere.
  if (height === 0 || height > window.innerHeight / 2) return [];
  return [...places.keys()].filter((place) => {
    const over = place.getBoundingClientRect();
    const { position, visibility } = getComputedStyle(place);
    return (
      over.height > 0 &&
      (visibility !== 'hidden' || place === yielding) &&
      position !== 'static' &&
      over.top < bottom &&
      over.left < right &&
      over.right > left
    );
  });
}

/** Height in pixels of the window that the on-screen keyboard covers; 0 while zoomed in. */
function keyboardHeight(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1) return 0;
  const height = window.innerHeight - viewport.height - viewport.offsetTop;
  return height > MIN_KEYBOARD ? height : 0;
}
