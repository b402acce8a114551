/** Attribute that replaces a `style` attribute in rendered HTML, see `extractStyles`. */
export const STYLE_ATTRIBUTE = 'data-s';

/** Sets the styles of rendered elements through the CSSOM, as React does, so that React finds what it expects. */
export function restoreStyles(root: HTMLElement, styles: readonly string[]): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = styles[Number(element.getAttribute(STYLE_ATTRIBUTE))] ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}
