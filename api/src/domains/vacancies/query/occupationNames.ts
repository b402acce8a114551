import { keyOf } from './nameKeys.ts';
import { isStopWord } from './searchTerms.ts';
import { closestWords } from './similarWords.ts';
import { plainText } from './plainText.ts';
import { readEscoOccupations, readLocalOccupations, type Occupation as Named } from './readOccupations.ts';

/** An occupation: its names in every language as plain text, the usual English one first. */
type Occupation = string[];

/** Longest name of an occupation that is looked up, in words. */
const MAX_NAME_WORDS = 4;
const MAX_SYNONYMS = 40;
/** ESCO uses a name such as "assistant" for many occupations; such a name identifies none. */
const MAX_ESCO_MEANINGS = 3;

/** Names of fields of work that titles write in two ways. */
const TERMS = [
  ['F&B', 'food and beverage', 'F/B', 'FnB'],
  ['B&B', 'bed and breakfast'],
  ['R&D', 'research and development'],
  ['L&D', 'learning and development'],
  ['H&S', 'health and safety'],
  ['A/C', 'air conditioning'],
  ['C++', 'cpp', 'c plus plus'],
  ['C#', 'c sharp'],
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
  /** Words of all names that are not English. */
  otherWords: Set<string>;
}

let loaded: Index | undefined;

/** Loads the names, which takes some tenths of a second. Without it, the first search does. */
export function loadOccupationNames(): void {
  index();
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

/** Returns the other names of the occupation that plain words name. A term names occupations of the island only. */
export function synonymsOf(words: string[], { isTerm }: { isTerm: boolean }): string[] | undefined {
  if (words.length > MAX_NAME_WORDS) return undefined;
  const occupations = occupationsCalled(keyOf(words), isTerm);
  if (occupations.length === 0) return undefined;
  const typed = words.join(' ');
  const names = new Set(occupations.flatMap(namesForTitles).map(withoutStopWords));
  const synonyms = [...names].filter((synonym) => synonym !== typed);
  return synonyms.slice(0, MAX_SYNONYMS);
}

/** Leaves out words such as "di": so many titles and companies have them that the index hardly helps. */
function withoutStopWords(name: string): string {
  const words = name.split(' ').filter((word) => !isStopWord(word));
  return words.length === 0 ? name : words.join(' ');
}

/** Returns whether a plain word occurs in the Dutch, Spanish or Papiamento name of an occupation. */
export function isWordOfOtherLanguage(word: string): boolean {
  return index().otherWords.has(word);
}

function occupationsCalled(key: string, isLocal = false): Occupation[] {
  const { island, partial, esco } = index();
  const own = island.get(key) ?? partial.get(key);
  if (own || isLocal) return own ?? [];
  const found = esco.get(key) ?? [];
  return found.length <= MAX_ESCO_MEANINGS ? found : [];
}

/** Leaves out one-word names such as "agent" that other occupations use as well. */
function namesForTitles(occupation: Occupation): string[] {
  const { uses } = index();
  return occupation.filter((name, place) => place === 0 || name.includes(' ') || (uses.get(name) ?? 1) === 1);
}

function index(): Index {
  if (loaded) return loaded;
  const [local, esco] = [readLocalOccupations(), readEscoOccupations()];
  loaded = buildIndex(
    [...local.map(plainNames), ...TERMS.map((names) => names.map(plainText))],
    esco.map(plainNames),
    new Set([...local, ...esco].flatMap(otherWordsOf)),
  );
  return loaded;
}

const plainNames = ({ names }: Named): Occupation =>
  names.map(({ plain }) => plain).filter((name) => name !== '');

const otherWordsOf = ({ names }: Named): string[] =>
  names.filter(({ language }) => language !== 'en').flatMap(({ plain }) => plain.split(' '));

function buildIndex(island: Occupation[], esco: Occupation[], otherWords: Set<string>): Index {
  const uses = new Map<string, number>();
  for (const occupation of island) {
    for (const word of new Set(occupation.flatMap((name) => name.split(' '))))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const names = [...new Set([...island.flat(), ...esco.flat()])];
  return {
    // Also in reverse order: "airco monteur", "monteur airco".
    island: byKey(island, (name) => [name, name.split(' ').toReversed().join(' ')]),
    partial: byKey(island, phrasesIn),
    esco: byKey(esco, (name) => [name]),
    words: names.filter((name) => !name.includes(' ')),
    phrases: [...new Set(island.flat())].filter((name) => name.includes(' ')),
    uses,
    otherWords,
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
