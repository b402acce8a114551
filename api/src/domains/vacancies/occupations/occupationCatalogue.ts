import { plainText } from '../query/plainText.ts';
import { type Occupation, readEscoOccupations, readLocalOccupations } from '../query/readOccupations.ts';

/** Longest name that is looked for in a title, in words. */
const MAX_NAME_WORDS = 5;
/** Shorter names, such as "PA", are words of other languages. */
const MIN_NAME_LENGTH = 3;

interface Catalogue {
  byId: Map<string, Occupation>;
  /** Plain name → its occupation. Names of the island come first; a name of several ESCO occupations has none. */
  byName: Map<string, Occupation>;
}

let loaded: Catalogue | undefined;

export function findOccupation(id: string): Occupation | undefined {
  return catalogue().byId.get(id);
}

/** All occupations, those of the island first. */
export function allOccupations(): Iterable<Occupation> {
  return catalogue().byId.values();
}

/**
 * Returns the occupation with the longest name in a title. Of equally long names, those of the island count before
 * others, and later ones before earlier: "night auditor".
 */
export function guessOccupation(title: string): Occupation | undefined {
  const { byName } = catalogue();
  const words = singularWords(plainText(title));
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--) {
    const found = phrasesOf(words, length)
      .filter((phrase) => phrase.length >= MIN_NAME_LENGTH)
      .map((phrase) => byName.get(phrase))
      .filter((occupation) => occupation !== undefined);
    const guess = found.findLast(({ isLocal }) => isLocal) ?? found.at(-1);
    if (guess) return guess;
  }
  return undefined;
}

const phrasesOf = (words: string[], length: number): string[] =>
  words.slice(length - 1).map((_word, start) => words.slice(start, start + length).join(' '));

function catalogue(): Catalogue {
  loaded ??= build(readLocalOccupations(), readEscoOccupations());
  return loaded;
}

function build(local: readonly Occupation[], esco: readonly Occupation[]): Catalogue {
  const byName = new Map<string, Occupation>();
  const ambiguous = new Set<string>();
  for (const occupation of esco) {
    for (const key of keysOf(occupation)) {
      if (byName.has(key)) ambiguous.add(key);
      else byName.set(key, occupation);
    }
  }
  for (const key of ambiguous) byName.delete(key);
  const grouped = local.map((occupation) => ({ ...occupation, group: groupOf(occupation, byName) }));
  // The first occupation of the island with a name keeps it.
  for (const occupation of grouped.toReversed())
    for (const key of keysOf(occupation)) byName.set(key, occupation);
  return { byId: new Map([...grouped, ...esco].map((occupation) => [occupation.id, occupation])), byName };
}

const keysOf = ({ names }: Occupation): Set<string> =>
  new Set(names.map(({ plain }) => singularWords(plain).join(' ')));

/** Group of the first English name that ESCO knows. */
function groupOf({ names }: Occupation, esco: Map<string, Occupation>): string | null {
  const known = names.map(({ plain }) => esco.get(singularWords(plain).join(' ')));
  return known.find((occupation) => occupation !== undefined)?.group ?? null;
}

/** Words of a plain text without plural endings. */
const singularWords = (plain: string): string[] => plain.split(' ').map(singular);

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);
