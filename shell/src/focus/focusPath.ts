/** Position of a focused element: its ancestors from the inside out, each with the index of the branch. */
export type FocusPath = {
  element: HTMLElement;
  parents: readonly { element: HTMLElement; index: number }[];
  /** Dialog, toast or banner above the page that contains the element. */
  floating: HTMLElement | null;
};

const TABBABLE =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]';
const HEADING = 'h1, h2, h3';
const SECTION = 'section, article, aside, form, dialog, main, [role="dialog"], [role="region"]';

export function pathOf(element: HTMLElement): FocusPath {
  const parents: FocusPath['parents'][number][] = [];
  let child: Element = element;
  while (child.parentElement && child.parentElement !== document.body) {
    const parent = child.parentElement;
    parents.push({ element: parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  const floating = [element, ...parents.map((parent) => parent.element)].find(
    (each) => getComputedStyle(each).position === 'fixed',
  );
  return { element, parents, floating: floating ?? null };
}

/** Returns the element to focus when this one is still on the page but cannot have the focus. */
export function findNeighbour({ parents }: FocusPath): HTMLElement | null {
  for (const { element, index } of parents) {
    if (element.matches('main, body > *')) return null;
    for (const candidate of [element.children[index + 1], element.children[index - 1]]) {
      const target = candidate && firstTabbable(candidate);
      if (target) return target;
    }
    if (element.matches(SECTION)) return headingAround(element);
  }
  return null;
}

/** Returns the element that receives the focus after the elements of these paths, latest first, are gone. */
export function findReplacement(paths: readonly FocusPath[]): HTMLElement | null {
  for (const { parents } of paths) {
    const place = parents.find(({ element }) => element.isConnected);
    // The root of the page has no neighbours.
    if (!place || place.element.matches('main, body > *')) continue;
    const { children } = place.element;
    for (const candidate of [children[place.index], children[place.index - 1]]) {
      const target = candidate && firstTabbable(candidate);
      if (target) return target;
    }
    const inside = firstTabbable(place.element);
    if (inside) return inside;
    const heading = headingAround(place.element);
    if (heading) return heading;
  }
  return null;
}

function firstTabbable(element: Element): HTMLElement | null {
  const found = [element, ...element.querySelectorAll(TABBABLE)].find(
    (candidate) => candidate.matches(TABBABLE) && isVisible(candidate),
  );
  return found instanceof HTMLElement ? found : null;
}

function headingAround(element: Element): HTMLElement | null {
  const section = element.closest(SECTION);
  if (!section) return null;
  const heading = section.querySelector<HTMLElement>(HEADING);
  return heading && isVisible(heading) ? heading : headingAround(section.parentElement ?? document.body);
}

function isVisible(element: Element): boolean {
  if (element.closest('[hidden], [inert], [aria-hidden="true"]')) return false;
  return element.checkVisibility?.() ?? true;
}
