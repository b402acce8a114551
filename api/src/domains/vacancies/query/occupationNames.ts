import { closestWords } from './similarWords.ts';
import { type Occupation, readEscoOccupations, readIslandOccupations } from './readOccupations.ts';

/** Part of a query: a single word, or the words that name an occupation. */
export interface SearchPart {
  /** Typed text or its corrections: words, or phrases whose words must all occur. */
  spellings: string[];
  /** Other names of the occupation in four languages, which are searched in titles. */
  synonyms: string[];
}

/** Longest name of an occupation that is looked up, in words. */
const MAX_NAME_WORDS = 4;
const MAX_SYNONYMS = 40;
/** ESCO uses a name such as "assistant" for many occupations; such a name says nothing. */
const MAX_ESCO_MEANINGS = 3;

interface Index {
  /** Key of a name → its occupations. */
  island: Map<string, Occupation[]>;
  /** Keys of two or more adjacent words within a name of the island. */
  partial: Map<string, Occupation[]>;
  esco: Map<string, Occupation[]>;
  /** Names of one word, and names of the island of several words, for corrections. */
  words: string[];
  phrases: string[];
  /** Words of the island's names → the number of occupations that use them. */
  uses: Map<string, number>;
}

let loaded: Index | undefined;

/** Splits a query into the names of occupations, the longest first, and single words. */
export function partsOf(words: string[]): SearchPart[] {
  const parts: SearchPart[] = [];
  for (let at = 0; at < words.length;) {
    const named = longestName(words.slice(at, at + MAX_NAME_WORDS));
    parts.push(named?.part ?? { spellings: [words[at]!], synonyms: [] });
    at += named?.length ?? 1;
  }
  return parts;
}

export function isOccupationName(word: string): boolean {
  return occupationsCalled(keyOf([word])).length > 0;
}

/** Returns the names of occupations, of one word, with the fewest edits from a mistyped word. */
export function closestOccupationNames(typed: string): string[] {
  const plain = plainText(typed);
  const alike = index().words.filter((word) => Math.abs(word.length - plain.length) <= 2);
  return closestWords(plain, alike);
}

/** Returns the name of an occupation of the island, of several words, that was mistyped. */
export function closestPhrase(words: string[]): string | undefined {
  if (words.length < 2 || words.length > MAX_NAME_WORDS) return undefined;
  const plain = plainText(words.join(' '));
  const alike = index().phrases.filter((phrase) => Math.abs(phrase.length - plain.length) <= 2);
  return closestWords(plain, alike)[0];
}

function longestName(words: string[]): { part: SearchPart; length: number } | undefined {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length);
    const occupations = occupationsCalled(keyOf(name));
    if (occupations.length === 0) continue;
    const typed = plainText(name.join(' '));
    const synonyms = [...new Set(occupations.flatMap(namesForTitles))].filter((synonym) => synonym !== typed);
    return { part: { spellings: [name.join(' ')], synonyms: synonyms.slice(0, MAX_SYNONYMS) }, length };
  }
  return undefined;
}

function occupationsCalled(key: string): Occupation[] {
  const { island, partial, esco } = index();
  const own = island.get(key) ?? partial.get(key);
  if (own) return own;
  const found = esco.get(key) ?? [];
  return found.length <= MAX_ESCO_MEANINGS ? found : [];
}

/** Leaves out one-word names such as "agent" that other occupations use as well. */
function namesForTitles(occupation: Occupation): string[] {
  const { uses } = index();
  return occupation
    .map(plainText)
    .filter((name, place) => place === 0 || name.includes(' ') || (uses.get(name) ?? 1) === 1);
}

function index(): Index {
  loaded ??= buildIndex(readIslandOccupations(), readEscoOccupations());
  return loaded;
}

function buildIndex(island: Occupation[], esco: Occupation[]): Index {
  const uses = new Map<string, number>();
  for (const occupation of island) {
    for (const word of new Set(occupation.flatMap((name) => plainText(name).split(' '))))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const words = island.flat().concat(esco.flat()).map(plainText);
  return {
    island: byKey(island, (name) => [name]),
    partial: byKey(island, phrasesIn),
    esco: byKey(esco, (name) => [name]),
    words: [...new Set(words)].filter((name) => !name.includes(' ')),
    phrases: [...new Set(island.flat().map(plainText))].filter((name) => name.includes(' ')),
    uses,
  };
}

function byKey(occupations: Occupation[], phrasesOf: (name: string) => string[]): Map<string, Occupation[]> {
  const map = new Map<string, Occupation[]>();
  for (const occupation of occupations) {
    for (const key of new Set(occupation.flatMap(phrasesOf).map((phrase) => keyOf(phrase.split(' ')))))
      map.set(key, [...(map.get(key) ?? []), occupation]);
  }
  return map;
}

/** Returns the phrases of two or more adjacent words in a name that begin and end with a word of meaning. */
function phrasesIn(name: string): string[] {
  const words = name.split(' ');
  const phrases = words.flatMap((_word, start) =>
    words.slice(start + 1).map((_next, length) => words.slice(start, start + length + 2)),
  );
  return phrases
    .filter((phrase) => phrase[0]!.length > 2 && phrase.at(-1)!.length > 2)
    .map((phrase) => phrase.join(' '));
}

/** Joins words without spaces and plural endings, so that "life guards" and "lifeguard" are one name. */
function keyOf(words: string[]): string {
  return words
    .map((word) =>
      plainText(word)
        .replaceAll(' ', '')
        .replace(/(?<=.{3})(?:nan|s)$/, ''),
    )
    .join('');
}

/** Returns lower-case letters and digits without accents, with single spaces between words. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
}
