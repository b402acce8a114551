import { isWordOfOtherLanguage, synonymsOf } from './occupationNames.ts';
import { plainText } from './plainText.ts';
import { isStopWord, isWork, MAX_TERM_WORDS, meaningOf, withoutEnding, wordsOfTerms } from './searchTerms.ts';

/** Part of a query: a single word, the words that name an occupation, or a term such as "part-time". */
export interface SearchPart {
  /** Typed text or its corrections: words, or phrases whose words must all occur. */
  spellings: string[];
  /** Other names of the occupation in four languages, which are searched in titles. */
  synonyms: string[];
  /** Values of the column `facets` that belong to the term. */
  options: readonly number[];
  /** Phrases with the meaning of the term, which are searched in all fields. */
  texts: readonly string[];
  /** A term of the list. Its words are searched in titles and companies only. */
  isTerm: boolean;
}

/** A part, and whether it is only stop words ("stop") or means work in general ("work"). */
type Found = { part: SearchPart; length: number; kind: 'part' | 'work' | 'stop' };

/**
 * Splits a query into terms and names of occupations, the longest first, and single words. Leaves out stop words if
 * another word is left. Empty when the query asks for work in general.
 */
export function partsOf(words: string[]): SearchPart[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const next = longestTerm(words.slice(at, at + MAX_TERM_WORDS)) ?? single(words[at]!);
    found.push(next);
    at += next.length;
  }
  const named = found.filter(({ kind }) => kind === 'part');
  const asksForWork = found.some(({ kind }) => kind === 'work');
  return (named.length > 0 || asksForWork ? named : found).map(({ part }) => part);
}

/** Returns whether a part is a term or the name of an occupation. */
export const isNamed = ({ synonyms, isTerm }: SearchPart): boolean => synonyms.length > 0 || isTerm;

/** Returns whether a word has a meaning in one of the four languages and so is not a typing error of another word. */
export function isKnownWord(word: string): boolean {
  const plain = plainText(word);
  return wordsOfTerms().has(plain) || isWordOfOtherLanguage(plain);
}

function longestTerm(words: string[]): Found | undefined {
  for (let length = words.length; length > 0; length--) {
    const typed = words.slice(0, length);
    const name = typed.join(' ');
    const plain = typed.flatMap((word) => plainText(word).split(' '));
    if (length === 1 && isStopWord(plain[0]!)) return undefined;
    const meaning = meaningOf(plain);
    if (!meaning && isWork(plain)) return { part: wordPart(name), length, kind: 'work' };
    const synonyms = synonymsOf(plain, { isTerm: meaning !== undefined });
    if (!meaning && !synonyms) continue;
    return {
      part: {
        spellings: [name],
        synonyms: [...(synonyms ?? []), ...(meaning?.titles ?? [])],
        options: meaning?.options ?? [],
        texts: meaning?.texts ?? [],
        isTerm: meaning !== undefined && !meaning.isTask,
      },
      length,
      kind: 'part',
    };
  }
  return undefined;
}

function single(typed: string): Found {
  const plain = plainText(typed);
  const word = withoutEnding(plain);
  if (word !== plain) {
    const { part, ...found } = longestTerm([word]) ?? single(word);
    return { ...found, part: { ...part, spellings: [...part.spellings, typed] } };
  }
  return { part: wordPart(typed), length: 1, kind: isStopWord(plain) ? 'stop' : 'part' };
}

function wordPart(word: string): SearchPart {
  // Also "ecommerce" for "e-commerce", and the number of "ISO-9001" may stand alone.
  const spellings = [
    ...new Set([word, word.replaceAll('-', ''), ...(/-\p{Nd}/u.test(word) ? [word.replace('-', ' ')] : [])]),
  ];
  return { spellings, synonyms: [], options: [], texts: [], isTerm: false };
}
