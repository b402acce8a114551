import { findDate, findPeriod, type FoundPeriod } from './findPeriod.ts';
import { isOrganization } from './namesOf.ts';
import type { ResumeLine } from './resumeLine.ts';

/** An entry of a section: the lines of its title without dates, its dates, and its text. */
export type FoundEntry = {
  titles: string[];
  dates: { startDate?: string; endDate?: string; isOpen: boolean };
  texts: string[];
  bullets: string[];
};

type Dated = {
  index: number;
  rest: string;
  dates: FoundEntry['dates'];
  /** Sentences after the dates on the same line. */
  text?: string;
};
/** Maximum number of title lines above the dates, and below dates on a separate line. */
const MOST_TITLE_LINES = 2;
const MOST_TITLE_WORDS = 14;
const MOST_TITLE_LENGTH = 400;
/** The end of "N.V." is not the end of a sentence. */
const ABBREVIATION = /(?<!\p{L})(?:\p{Lu}\.)+$/u;

/** Divides a section into entries: each has one line with dates. Lines before the first entry are `loose`. */
export function findEntries(lines: readonly ResumeLine[]): { entries: FoundEntry[]; loose: string[] } {
  const dated = lines.flatMap((line, index): Dated[] => {
    const found = datesOf(line);
    return found ? [{ index, ...found }] : [];
  });
  if (dated.length === 0) return { entries: undatedEntries(lines), loose: [] };
  // The first entry shows whether titles are above the dates.
  const above = titlesAbove(lines, dated[0]!.index, -1);
  const starts = dated.map(({ index }, at) => {
    const last = dated[at - 1]?.index ?? -1;
    return index - Math.min(above, titlesAbove(lines, index, last));
  });
  const entries = dated.map((anchor, at) => {
    const start = starts[at]!;
    return entryOf(lines.slice(start, starts[at + 1] ?? lines.length), anchor, anchor.index - start);
  });
  return { entries, loose: lines.slice(0, starts[0]).map(({ text }) => text) };
}

function datesOf({ text, isBullet }: ResumeLine): Omit<Dated, 'index'> | null {
  return isBullet ? null : (datesInTitle(text) ?? datesBeforeText(text));
}

/** Reads "Cook, Hotel X, 2020 - 2024. Served 90 seats.": a title of two parts that ends with dates, then sentences. */
function datesBeforeText(text: string): Omit<Dated, 'index'> | null {
  for (const { index, 0: stop } of text.matchAll(/[.:;]\s+/g)) {
    if (index > MOST_TITLE_LENGTH) return null;
    const title = text.slice(0, index);
    const found = datesInTitle(title);
    if (!found || !title.startsWith(found.rest) || !/[,\t|·–—-]/.test(found.rest)) continue;
    return { ...found, text: text.slice(index + stop.length) };
  }
  return null;
}

function datesInTitle(text: string): Omit<Dated, 'index'> | null {
  const period = findPeriod(text);
  if (period && isTitle(period.rest)) return { rest: period.rest, dates: asDates(period) };
  if (period) return null;
  const single = findDate(text);
  return single && isTitle(single.rest)
    ? { rest: single.rest, dates: { endDate: single.date, isOpen: false } }
    : null;
}

function asDates({ startDate, endDate }: FoundPeriod): FoundEntry['dates'] {
  return endDate === undefined ? { startDate, isOpen: true } : { startDate, endDate, isOpen: false };
}

/** Counts the title lines directly above a line with dates, below the line with the dates before. */
function titlesAbove(lines: readonly ResumeLine[], index: number, last: number): number {
  let count = 0;
  while (count < MOST_TITLE_LINES && index - count - 1 > last) {
    const line = lines[index - count - 1]!;
    if (line.isBullet || !isTitle(line.text)) break;
    count += 1;
  }
  return count;
}

function entryOf(
  lines: readonly ResumeLine[],
  { rest, dates, text: ownText }: Dated,
  datesAt: number,
): FoundEntry {
  const titles = [...lines.slice(0, datesAt).map(({ text }) => text), ...(rest ? [rest] : [])];
  const body = lines.slice(datesAt + 1);
  const wanted = ownText
    ? 0
    : titles.length === 0
      ? MOST_TITLE_LINES
      : isTitleOnly(titles, body[0]?.text ?? '')
        ? 1
        : 0;
  let taken = 0;
  while (taken < wanted && body[taken] && !body[taken]!.isBullet && isTitle(body[taken]!.text, 9)) taken += 1;
  const text = body.slice(taken);
  return {
    titles: [...titles, ...body.slice(0, taken).map((line) => line.text)],
    dates,
    texts: [
      ...(ownText ? [ownText] : []),
      ...text.filter(({ isBullet }) => !isBullet).map((line) => line.text),
    ],
    bullets: text.filter(({ isBullet }) => isBullet).map((line) => line.text),
  };
}

/** Entries without dates: a line, with the bullets and sentences below it. */
function undatedEntries(lines: readonly ResumeLine[]): FoundEntry[] {
  const entries: FoundEntry[] = [];
  const hasTitles = lines.some(({ isBullet }) => !isBullet);
  for (const { text, isBullet } of lines) {
    const last = entries.at(-1);
    if (last && isBullet && hasTitles) last.bullets.push(text);
    else if (last && !isBullet && !isTitle(text)) last.texts.push(text);
    else entries.push({ titles: [text], dates: { isOpen: false }, texts: [], bullets: [] });
  }
  return entries;
}

/** True for a title without its organization, which then is the next line. */
function isTitleOnly(titles: readonly string[], next: string): boolean {
  const [title = ''] = titles;
  if (titles.length > 1 || /\t|\s[|·–—-]\s|\|/.test(title)) return false;
  return !title.includes(',') || (isOrganization(next) && !isOrganization(title));
}

const isTitle = (text: string, words = MOST_TITLE_WORDS): boolean =>
  text.split(/\s+/).length <= words && !/[.!?;:]$/.test(text.replace(ABBREVIATION, ''));
