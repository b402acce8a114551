import { isPresent, parseCvDate } from '../../cv-draft/cvDates.ts';
import { trimmed } from './resumeLine.ts';

/** Dates in a line, and the line without them. An open period has no `endDate`. */
export type FoundPeriod = { startDate: string; endDate?: string; rest: string };

const MONTH =
  '(?:jan|ene|feb|mar|maa|mrt|apr|abr|may|mei|mai|jun|jul|aug|ago|oug|sep|set|oct|okt|nov|dec|dic|des)\\p{L}*\\.?';
const YEAR = '(?:19|20)\\d\\d';
const DATE = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:de\\s+|di\\s+)?)?${MONTH},?\\s+(?:del?\\s+|di\\s+)?${YEAR}|(?:\\d{1,2}[/.-])?\\d{1,2}[/.-]${YEAR}|${YEAR}-(?:0[1-9]|1[0-2])(?:-\\d\\d)?(?!\\d)|${YEAR})`;
const PRESENT =
  '(?:te\\s+awor|pa\\s+awor|awor|present|now|today|current|to\\s+date|heden|nu|presente|la\\s+actualidad|actualidad|actual|hoy)';
const TO = '\\s*(?:[–—-]|\\b(?:to|until|till|tot|t/m|a|al|hasta|te|pa)\\b)\\s*';
const FROM = '(?:(?:from|since|sinds|van|vanaf|desde|for\\s+di|di)\\s+)?';
const START = '(?<![\\p{L}\\d])';
const END = '(?![\\p{L}\\d])';

const RANGE = new RegExp(`${START}${FROM}(${DATE})${TO}(${DATE}|${PRESENT})${END}`, 'iu');
const MONTHS_OF_YEAR = new RegExp(
  `${START}(${MONTH})${TO}(${MONTH})\\s+(?:de\\s+|di\\s+)?(${YEAR})${END}`,
  'iu',
);
const OPEN = new RegExp(`${START}(?:since|sinds|vanaf|desde|for\\s+di)\\s+(${DATE})${END}`, 'iu');
const SINGLE = new RegExp(`(?:^|[\\t(,|–—-]\\s*)(${DATE})\\)?$|^(${DATE})(?=[\\s:,|–—-])`, 'iu');

/** Finds a period: "March 2020 – present", "03/2019 - 05/2020", "desde 2021". */
export function findPeriod(text: string): FoundPeriod | null {
  const range = RANGE.exec(text);
  if (range) {
    const end = range[2]!.replace(/\s+/g, ' ');
    const isOpen = isPresent(end);
    return {
      startDate: iso(range[1]!),
      ...(!isOpen && { endDate: iso(end) }),
      rest: without(text, range),
    };
  }
  const months = MONTHS_OF_YEAR.exec(text);
  if (months) {
    const [, from, to, year] = months;
    return { startDate: iso(`${from} ${year}`), endDate: iso(`${to} ${year}`), rest: without(text, months) };
  }
  const open = OPEN.exec(text);
  return open && { startDate: iso(open[1]!), rest: without(text, open) };
}

/** Finds a single date at the start or the end of a line. */
export function findDate(text: string): { date: string; rest: string } | null {
  const found = SINGLE.exec(text);
  const date = found?.[1] ?? found?.[2];
  return found && date ? { date: iso(date), rest: without(text, found) } : null;
}

function iso(text: string): string {
  return (
    parseCvDate(text.replaceAll('.', (dot, at: number) => (/\d/.test(text[at - 1] ?? '') ? dot : ''))) ?? text
  );
}

function without(text: string, { 0: match, index }: RegExpExecArray): string {
  const rest = `${text.slice(0, index)}\t${text.slice(index + match.length)}`;
  const parts = rest.replace(/[([]\s*[)\]]|[([]\s*\t|\t\s*[)\]]/g, '\t').split('\t');
  return parts.map(trimmed).filter(Boolean).join('\t');
}
