import { findDate, findPeriod } from './findPeriod.ts';
import { inColumnOrder } from './inColumnOrder.ts';
import type { PdfText } from './pdfText.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';

type Line = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
  lastFont: string;
};

/** Gaps in multiples of the font size: a space, and a new column. */
const SPACE = 0.12;
const COLUMN = 1.5;
const PAGE_NUMBER = /^(?:(?:page|pagina|página)\s+)?\d{1,2}(?:\s*(?:\/|of|van|de|di)\s*\d{1,2})?$/iu;
const LINE_HEIGHT = 1.9;
/** Lines before and after a line that its block may have; more than a page holds. */
const MOST_LINES = 200;
/** End of a line that broke inside a word, an e-mail address or a URL. */
const BROKEN = /[\p{L}\d][-/@]$/u;

/** Joins the texts of PDF pages to paragraphs, column by column. */
export function pdfLines(pages: readonly (readonly PdfText[])[]): ResumeLine[] {
  const lines = pages.map((page) => linesOf(inColumnOrder(page)));
  const title = lines[0]?.[0]?.text.trim() ?? '';
  return lines
    .flatMap((page) => joinWrapped(page.filter((line) => !isPageNumber(line, title))))
    .map(({ text, look, isItem }) => resumeLine(text, { look, isBullet: isItem }));
}

/** True for "2", "Page 2 of 3" and "Name  2 / 3", which pages repeat. */
function isPageNumber({ text }: Line, title: string): boolean {
  const cells = text.split('\t').filter((cell) => cell.trim() !== title);
  return cells.length === 1 && PAGE_NUMBER.test(cells[0]!.trim());
}

function linesOf(texts: readonly PdfText[]): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const { str, transform, width, height, fontName, hasEOL } of texts) {
    const [x = 0, y = 0] = [transform[4], transform[5]];
    const isBlank = str.trim() === '';
    const isNew: boolean =
      line === null || Math.abs(line.y - y) > Math.max(line.size, height) * 0.6 || isBeside(line, x, height);
    if (!isBlank && isNew) {
      line = { text: str, x, right: x + width, y, size: height, font: fontName, lastFont: fontName };
      lines.push(line);
    } else if (!isBlank && line) {
      const gap = x - line.right;
      // A text to the left of the last one belongs to another column of the same height.
      line.text += gap > line.size * COLUMN || gap < -line.size ? '\t' : gap > line.size * SPACE ? ' ' : '';
      line.text += str;
      line.right = Math.max(line.right, x + width);
      line.lastFont = fontName;
    } else if (line && !isNew && width > 0 && width < line.size * COLUMN) {
      line.text += ' ';
      line.right = Math.max(line.right, x + width);
    }
    if (hasEOL) line = null;
  }
  return lines;
}

/** True for a text beside a heading: it has another size. */
function isBeside({ right, size }: Line, x: number, height: number): boolean {
  return x - right > size * COLUMN && height < size - 0.6;
}

type Joined = Line & { look: string; isItem: boolean; isBullet: boolean; last: Line };

/** True for an item of a list whose bullets are drawn: it starts a little to the right of the other lines. */
function isIndented({ x, text, size }: Line, block: readonly Line[]): boolean {
  const indent = x - Math.min(...block.map((line) => line.x));
  return indent > size && indent < size * 4 && !text.includes('\t') && text.split(' ').length > 3;
}

/** Joins lines that wrapped: the first word of the second did not fit into the first. */
function joinWrapped(lines: readonly Line[]): Joined[] {
  const joined: Joined[] = [];
  for (const [index, line] of lines.entries()) {
    const before = joined.at(-1);
    const block = blockAt(lines, index);
    if (before && wraps(before, line, rightEdge(block, before))) {
      before.text += (BROKEN.test(endOf(before.text)) ? '' : ' ') + line.text;
      before.last = line;
    } else {
      const { isBullet } = resumeLine(line.text);
      joined.push({ ...line, look: lookOf(line), isItem: isIndented(line, block), isBullet, last: line });
    }
  }
  return joined;
}

function wraps(before: Joined, line: Line, edge: number): boolean {
  const { last } = before;
  const gap = last.y - line.y;
  // Text below a bullet starts to its right.
  const isHanging = before.isBullet && line.x > before.x + 2;
  const firstWord = line.text.trim().split(/\s/)[0] ?? '';
  const wordWidth = ((line.right - line.x) * firstWord.length) / Math.max(line.text.length, 1);
  return (
    last.lastFont === line.font &&
    Math.abs(last.size - line.size) < 0.6 &&
    gap > 0 &&
    gap < line.size * LINE_HEIGHT &&
    line.x >= before.x - 1 &&
    line.x <= before.x + line.size * 3 &&
    !last.text.includes('\t') &&
    !resumeLine(line.text).isBullet &&
    findPeriod(line.text)?.rest !== '' &&
    findDate(line.text)?.rest !== '' &&
    (!/[@]|\.\p{L}/u.test(firstWord) || BROKEN.test(last.text)) &&
    !(before.isItem && /[.!?]\s*$/.test(last.text) && /^\p{Lu}/u.test(line.text)) &&
    (last.right + wordWidth + line.size * SPACE > edge || isHanging)
  );
}

/** Returns the end of a text, so that the time to check it does not grow with the text. */
const endOf = (text: string): string => text.slice(-4);

/** The lines around a line up to larger ones, as headings are. */
function blockAt(all: readonly Line[], at: number): Line[] {
  const first = Math.max(0, at - MOST_LINES);
  const lines = all.slice(first, at + MOST_LINES);
  const index = at - first;
  const isHeading = ({ size }: Line) => size > all[at]!.size + 0.6;
  const start = lines.findLastIndex((line, place) => place < index && isHeading(line));
  const end = lines.findIndex((line, place) => place > index && isHeading(line));
  return lines.slice(start + 1, end === -1 ? undefined : end);
}

/** The right edge of the column of a line: the maximum of the lines with the same start. */
function rightEdge(lines: readonly Line[], { x, size }: Line): number {
  return Math.max(...lines.filter((line) => Math.abs(line.x - x) < size * 3).map(({ right }) => right));
}

function lookOf({ text, size, font }: Line): string {
  const isUpper = text === text.toUpperCase() && text !== text.toLowerCase();
  return `${size.toFixed(1)} ${font}${isUpper ? ' upper' : ''}`;
}
