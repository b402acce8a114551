import { foldSigns } from './foldSigns.ts';

/** Words beyond this number are ignored. */
const MAX_WORDS = 12;

const WORD = String.raw`[\p{L}\p{M}\p{Nd}]`;
const SPACED_AND = new RegExp(`(?<!${WORD})(${WORD}) & (${WORD})(?!${WORD})`, 'gu');
const LETTER = String.raw`[\p{L}\p{M}]`;
/** Terms such as `X-ray`, `Objective-C` and `COVID-19`, which PostgreSQL reads as one word, or as a negative number. */
const HYPHENED = String.raw`(?<!${WORD}|-)(?:${LETTER}-${LETTER}+|${LETTER}{2,}-${LETTER}|${WORD}+-\p{Nd}+)(?!${WORD}|-)`;
/** Words, and terms such as `F&B`, `C++`, `.NET`, `24/7` and `HR/Payroll`. */
const TERM = new RegExp(
  String.raw`${HYPHENED}|(?:\.(?=\p{L}))?${WORD}+(?:(?:[&/'’]|(?<=(?<!${WORD})${LETTER})\+(?=${LETTER}(?!${WORD}))|(?<=\p{Nd})[.,:](?=\p{Nd})|\.(?=\p{L}))${WORD}+)*(?:\+\+?|[#♯])?`,
  'gu',
);

/**
 * Splits a search query into words and terms with signs. Returns undefined when the query is empty,
 * and an empty array when it holds only punctuation, which matches nothing.
 */
export function searchWords(text: string | undefined): string[] | undefined {
  const typed = usualSigns(text ?? '').trim();
  if (typed === '') return undefined;
  const terms = typed.replaceAll(SPACED_AND, '$1&$2').match(TERM) ?? [];
  return terms.flatMap(wordsOf).slice(0, MAX_WORDS);
}

/** Replaces apostrophes, dashes, full-width symbols and the entity of a pasted page with those of a keyboard. */
function usualSigns(text: string): string {
  return text
    .replaceAll(/[´`‘＇]/g, "'")
    .replaceAll(/[\uFF01-\uFF5E]+/g, (signs) => signs.normalize('NFKC'))
    .normalize()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll('&amp;', '&');
}

/** Returns whether a word of a query has symbols or digits. Such a term is never treated as a typing error. */
export function isTerm(word: string): boolean {
  return /[^\p{L}\p{M}]/u.test(word);
}

/** Splits words such as "cook/waiter", which are two. */
function wordsOf(term: string): string[] {
  const words = foldSigns(term).split(' ');
  return words.length > 1 && words.every(isLongWord) ? words : [term.replace(/['’]s$/i, '')];
}

const isLongWord = (word: string): boolean => /^[\p{L}\p{M}]{3,}$/u.test(word);
