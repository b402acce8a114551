import { STYLE_ATTRIBUTE } from '../hydration/restoreStyles.ts';

/** Characters that could end a rule or start another one. */
const UNSAFE = /[<>{}\\&@]/;

/**
 * Moves `style` attributes of rendered HTML into a list, because the content security policy blocks them: the document
 * prints the list as one style element with its nonce. React escapes quotes in texts and values, so the pattern matches
 * attributes only.
 */
export function extractStyles(html: string): { html: string; styles: string[] } {
  const indexes = new Map<string, number>();
  const withoutStyles = html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (UNSAFE.test(style)) return '';
    const index = indexes.get(style) ?? indexes.size;
    indexes.set(style, index);
    return ` ${STYLE_ATTRIBUTE}="${index}"`;
  });
  return { html: withoutStyles, styles: [...indexes.keys()] };
}
