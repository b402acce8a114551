/**
 * Lays out what the parser has read so far, and removes itself, so that React finds only its own elements. Otherwise the
 * first paint loads the fonts and lays out the whole page in one task, which blocks a slow phone for 200 ms.
 */
export const LAYOUT_SCRIPT = 'document.body.offsetHeight;document.currentScript.remove()';

const TAG = `<script>${LAYOUT_SCRIPT}</script>`;

/** Adds the script before `main` of a rendered page and in its second half, where a block ends. */
export function layOutInSteps(html: string): string {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>', start);
  if (start === -1 || end === -1) return html;
  const middle = Math.floor((start + end) / 2);
  const rest = html.slice(middle, end).replace(/<\/(?:article|section|li)>/, `$&${TAG}`);
  return `${html.slice(0, start)}${TAG}${html.slice(start, middle)}${rest}${html.slice(end)}`;
}
