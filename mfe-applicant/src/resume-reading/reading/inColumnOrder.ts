import type { PdfText } from './pdfText.ts';
import { headingTarget } from './sectionHeadings.ts';

/** Distance of a column from the text to its left, in points. */
const GUTTER = 3;
/** Changes between the columns in content that is written column by column, with a page header. */
const MOST_CHANGES = 3;
/** Starts of headings that are tried as the start of a column. */
const MOST_STARTS = 20;

type Side = 'above' | 'left' | 'right' | 'below';
const SIDES: readonly Side[] = ['above', 'left', 'right', 'below'];

/**
 * Returns the texts of a page in reading order. A page with two columns whose content is written line by line, for
 * example from a table, is read column by column: each column has its own heading, and no text crosses the space
 * between them.
 */
export function inColumnOrder(texts: readonly PdfText[]): readonly PdfText[] {
  const words = texts.filter(({ str }) => str.trim() !== '');
  const starts = words.filter(({ str }) => headingTarget(str.trim()) !== null).map(xOf);
  for (const start of [...new Set(starts.toSorted((a, b) => a - b))].slice(0, MOST_STARTS)) {
    const hasBoth = starts.some((x) => x < start - GUTTER) && starts.some((x) => x >= start);
    const sideOf = hasBoth ? dividedAt(words, start - GUTTER) : null;
    if (!sideOf) continue;
    const changes = words.filter((word, at) => at > 0 && sideOf(word) !== sideOf(words[at - 1]!)).length;
    return changes > MOST_CHANGES
      ? SIDES.flatMap((side) => texts.filter((text) => sideOf(text) === side))
      : texts;
  }
  return texts;
}

/** Returns the side of each text, or null when a text crosses the space between the columns. */
function dividedAt(words: readonly PdfText[], gutter: number): ((text: PdfText) => Side) | null {
  const left = words.filter((word) => xOf(word) + word.width < gutter).map(yOf);
  const right = words.filter((word) => xOf(word) >= gutter).map(yOf);
  const top = Math.min(largest(left), largest(right));
  const bottom = Math.max(-largest(left.map(opposite)), -largest(right.map(opposite)));
  const isCrossing = (word: PdfText) => xOf(word) < gutter && xOf(word) + word.width >= gutter;
  if (words.some((word) => isCrossing(word) && yOf(word) <= top && yOf(word) >= bottom)) return null;
  return (text) => {
    if (yOf(text) > top) return 'above';
    if (yOf(text) < bottom && isCrossing(text)) return 'below';
    return xOf(text) < gutter ? 'left' : 'right';
  };
}

/** `Math.max` would exceed the maximum number of arguments. */
const largest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
const opposite = (value: number): number => -value;
const xOf = ({ transform }: PdfText): number => transform[4] ?? 0;
const yOf = ({ transform }: PdfText): number => transform[5] ?? 0;
