import { closestWords } from './similarWords.ts';
import { plainText } from './plainText.ts';
import { readEscoOccupations, readLocalOccupations, type Occupation as Named } from './readOccupations.ts';

/** An occupation: its names in every language as plain text, the usual English one first. */
type Occupation = string[];

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

/** Names of fields of work that titles write in two ways. */
const TERMS = [
  ['F&B', 'food and beverage'],
  ['B&B', 'bed and breakfast'],
  ['R&D', 'research and development'],
  ['L&D', 'learning and development'],
  ['H&S', 'health and safety'],
  ['A/C', 'air conditioning'],
  ['C++', 'cpp'],
];

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

/** Loads the names, which takes some tenths of a second. Without it, the first search does. */
export function loadOccupationNames(): void {
  index();
}

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
  return occupationsCalled(keyOf(plainText(word).split(' '))).length > 0;
}

/** Returns the names of occupations, of one word, with the fewest edits from a mistyped word. */
export function closestOccupationNames(typed: string): string[] {
  return closestWords(plainText(typed), index().words);
}

/** Returns the name of an occupation of the island, of several words, that was mistyped. */
export function closestPhrase(words: string[]): string | undefined {
  if (words.length < 2 || words.length > MAX_NAME_WORDS) return undefined;
  return closestWords(plainText(words.join(' ')), index().phrases)[0];
}

function longestName(words: string[]): { part: SearchPart; length: number } | undefined {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    const typed = plainText(name);
    const occupations = occupationsCalled(keyOf(typed.split(' ')));
    if (occupations.length === 0) continue;
    const synonyms = [...new Set(occupations.flatMap(namesForTitles))].filter((synonym) => synonym !== typed);
    return { part: { spellings: [name], synonyms: synonyms.slice(0, MAX_SYNONYMS) }, length };
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
  return occupation.filter((name, place) => place === 0 || name.includes(' ') || (uses.get(name) ?? 1) === 1);
}

function index(): Index {
  loaded ??= buildIndex(
    [...readLocalOccupations().map(plainNames), ...TERMS.map((names) => names.map(plainText))],
    readEscoOccupations().map(plainNames),
  );
  return loaded;
}

const plainNames = ({ names }: Named): Occupation =>
  names.map(({ name }) => plainText(name)).filter((name) => name !== '');

function buildIndex(island: Occupation[], esco: Occupation[]): Index {
  const uses = new Map<string, number>();
  for (const occupation of island) {
    for (const word of new Set(occupation.flatMap((name) => name.split(' '))))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const names = [...new Set([...island.flat(), ...esco.flat()])];
  return {
    island: byKey(island, (name) => [name]),
    partial: byKey(island, phrasesIn),
    esco: byKey(esco, (name) => [name]),
    words: names.filter((name) => !name.includes(' ')),
    phrases: [...new Set(island.flat())].filter((name) => name.includes(' ')),
    uses,
  };
}

function byKey(occupations: Occupation[], phrasesOf: (name: string) => string[]): Map<string, Occupation[]> {
  const map = new Map<string, Occupation[]>();
  for (const occupation of occupations) {
    for (const key of new Set(occupation.flatMap(phrasesOf).map((phrase) => keyOf(phrase.split(' '))))) {
      const called = map.get(key);
      if (called) called.push(occupation);
      else map.set(key, [occupation]);
    }
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

/** Joins plain words without spaces and plural endings, so that "life guards" and "lifeguard" are one name. */
function keyOf(words: string[]): string {
  return words.map(singular).join('');
}

/** Removes the plural ending of English, Spanish and Papiamento: "waiters", "wachimannan". */
function singular(word: string): string {
  if (word.length > 5 && word.endsWith('nan')) return word.slice(0, -3);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
