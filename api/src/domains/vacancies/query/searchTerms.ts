import { keyOf } from './nameKeys.ts';
import { plainText } from './plainText.ts';
import { linesOf } from './readOccupations.ts';

/** Meaning of search words besides their literal text. */
export interface Meaning {
  /** Values of the column `facets`. */
  options: readonly number[];
  /** Phrases that are searched in all fields. */
  texts: readonly string[];
  /** Words that are searched in titles. */
  titles: readonly string[];
  /** For a word such as "repair", which is searched in all fields itself. */
  isTask: boolean;
}

/** Longest term of the list, in words. */
export const MAX_TERM_WORDS = 6;

interface Terms {
  meanings: Map<string, Meaning>;
  /** Words that match every vacancy. */
  work: Set<string>;
  stop: Set<string>;
  /** Words such as "assistant" that many occupations have. */
  roles: Set<string>;
  /** Ends of Dutch compounds that do not add to their meaning. */
  endings: string[];
  /** Plain words of all terms. */
  words: Set<string>;
}

let loaded: Terms | undefined;

/** Returns what the words mean together. */
export const meaningOf = (words: string[]): Meaning | undefined => terms().meanings.get(keyOf(words));

/** Returns whether the words mean work in general, such as "trabou" and "bolsa de empleo". */
export const isWork = (words: string[]): boolean => terms().work.has(keyOf(words));

/** Returns whether a word adds no meaning beside others in one of the four languages. */
export const isStopWord = (word: string): boolean => terms().stop.has(word);

/** Returns whether many occupations have the word, so that another word is more specific. */
export const isRole = (word: string): boolean => terms().roles.has(plainText(word));

/** Returns a plain word without an end such as "personeel". */
export function withoutEnding(word: string): string {
  const ending = terms().endings.find((each) => word.endsWith(each) && word.length >= each.length + 3);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Plain words of the terms and of Papiamento, which are not typing errors. */
export const wordsOfTerms = (): ReadonlySet<string> => terms().words;

function terms(): Terms {
  loaded ??= readTerms();
  return loaded;
}

function readTerms(): Terms {
  const read: Terms = {
    meanings: new Map(),
    work: new Set(),
    stop: new Set(),
    roles: new Set(),
    endings: [],
    words: new Set(),
  };
  for (const line of linesOf('search-terms.txt')) {
    const [meaning, list] = line.split(' ; ') as [string, string];
    for (const term of list.split('|').map(plainText)) {
      const words = term.split(' ');
      for (const word of words) read.words.add(word);
      if (meaning === 'stop') read.stop.add(term);
      else if (meaning === 'role') read.roles.add(term);
      else if (meaning === 'ending') read.endings.push(term);
      else if (meaning === 'work') read.work.add(keyOf(words));
      else read.meanings.set(keyOf(words), readMeaning(meaning));
    }
  }
  for (const word of linesOf('papiamento-words.txt').flatMap((line) => line.split(' '))) read.words.add(word);
  return read;
}

function readMeaning(text: string): Meaning {
  const quoted = (quote: string) =>
    [...text.matchAll(new RegExp(`${quote}([^${quote}]+)${quote}`, 'g'))].map(([, words]) => words!);
  const texts = quoted('"');
  return {
    options: text.match(/\d+/g)?.map(Number) ?? [],
    texts,
    titles: [...texts, ...quoted("'")],
    isTask: text.startsWith('task '),
  };
}
