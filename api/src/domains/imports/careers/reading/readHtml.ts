import { parsePiece } from './parsePage.ts';

/** Decodes text that was escaped once or twice: `&lt;p&gt;` and `&amp;lt;p&amp;gt;` become `<p>`. */
export function unescapeMarkup(html: string): string {
  let text = html;
  for (
    let time = 0;
    time < 3 && !/<[a-z!/][^<>]*>/i.test(text) && /&(amp;)*lt;\s*\/?[a-z]/i.test(text);
    time++
  ) {
    text = decodeEntities(text);
  }
  return text;
}

/** Extracts one line of plain text. */
export function readLine(value: unknown, max = 140): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  let text = String(value).slice(0, 5000);
  for (let time = 0; time < 3 && /&[a-z#0-9]+;/i.test(text); time++) text = decodeEntities(text);
  if (/<[a-z/][^<>]*>/i.test(text)) text = parsePiece(text).text();
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`;
}

/** Joins a heading and its section into one piece of HTML. */
export function underHeading(heading: unknown, html: string): string {
  const line = readLine(heading);
  return line === '' ? html : `<h3>${line}</h3>${html}`;
}

const TEASER_END = /(\[?(…|\.\.\.)\]?|read more|lees meer|lees verder|continue reading|learn more)\W*$/i;
/** Descriptions shorter than this may be teasers. */
const TEASER_LENGTH = 160;

/** Detects a teaser with a "read more" link. */
export function isTeaser(markdown: string): boolean {
  return markdown.length < TEASER_LENGTH || TEASER_END.test(markdown.slice(-40));
}

/** Leaves real markup unchanged. */
function decodeEntities(text: string): string {
  return parsePiece(text.replaceAll('<', '&lt;')).text();
}
