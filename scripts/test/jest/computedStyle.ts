/** Elements that the style sheet of a browser does not display. */
const NOT_DISPLAYED = new Set(['HEAD', 'LINK', 'META', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

const INHERITED = new Set(['visibility', 'pointer-events']);

/**
 * Returns the inline style of an element with the defaults of `display`, `visibility` and `pointer-events`. Tests load
 * no style sheets, but jsdom matches every rule of its default style sheet against the element in each call, and
 * queries by role call it for every element and its ancestors.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const valueOf = (property: string) => computedValue(element, property);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_target, property) => {
      if (property === 'getPropertyValue') return valueOf;
      if (property === 'length') return 0;
      return typeof property === 'string' ? valueOf(hyphenated(property)) : undefined;
    },
  });
}

function computedValue(element: Element, property: string): string {
  const inline = inlineValue(element, property);
  if (inline !== '') return inline;
  if (property === 'display') return isDisplayed(element) ? 'block' : 'none';
  if (!INHERITED.has(property)) return '';
  if (element.parentElement) return computedValue(element.parentElement, property);
  return property === 'visibility' ? 'visible' : 'auto';
}

/** Reads the attribute first, because the first access to `style` creates an object for the element. */
function inlineValue(element: Element, property: string): string {
  if (!element.hasAttribute('style')) return '';
  return (element as HTMLElement).style.getPropertyValue(property);
}

function isDisplayed(element: Element): boolean {
  if (element.hasAttribute('hidden') || NOT_DISPLAYED.has(element.tagName)) return false;
  return element.tagName !== 'DIALOG' || element.hasAttribute('open');
}

const hyphenated = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
