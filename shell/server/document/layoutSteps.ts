/**
 * Lays out what the parser has read so far, and removes itself, so that React finds only its own elements. Otherwise the
 * first paint loads the fonts and lays out the whole page in one task, which blocks a slow phone for 200 ms.
 */
export const LAYOUT_SCRIPT = 'document.body.offsetHeight;document.currentScript.remove()';

const TAG = `<script>${LAYOUT_SCRIPT}</script>`;

/** Adds the script after the header of a rendered page and about in its middle, where a block of `main` ends. */
export function layOutInSteps(html: string): string {
  const middle = Math.floor(html.length / 2);
  const rest = html.slice(middle).replace(/<\/(?:article|section|li)>/, `$&${TAG}`);
  return html.slice(0, middle).replace('</header>', `$&${TAG}`) + rest;
}
