import type { SuggestedOccupation } from '@cpa/shared/contracts';
import { plainText } from '../query/plainText.ts';
import { capitalised } from './capitalised.ts';
import { allOccupations } from './occupationCatalogue.ts';
import type { Occupation } from '../query/readOccupations.ts';

/** Names of an ESCO occupation that are suggested, per language: the rest are rarely typed. */
const ESCO_NAMES = 3;
/** Longest text whose suggestions are cached: a letter or two matches thousands of names. */
const CACHED_LENGTH = 2;
const CACHED_ENTRIES = 100;

interface Entry {
  /** Plain text of a name from the start of one of its words. */
  text: string;
  /** True if the text is the whole name. */
  isWhole: boolean;
  /** Position of the name: usual names come first. */
  place: number;
  name: Occupation['names'][number];
  occupation: Occupation;
}

let entries: Entry[] | undefined;

/** Occupations by text, best first, as long as the numbers of open vacancies are the same. */
const rankedByCounts = new WeakMap<ReadonlyMap<string, number>, Map<string, Entry[]>>();

/** Builds the index, which takes some tenths of a second. Without it, the first request does. */
export function loadSuggestedOccupations(): void {
  index();
}

/**
 * Suggests occupations with a name, or a word in a name, that begins with what was typed, in any language. Those with
 * open vacancies come first, then those of the island.
 */
export function suggestOccupations(
  typed: string,
  openById: ReadonlyMap<string, number>,
  count: number,
): SuggestedOccupation[] {
  const prefix = plainText(typed);
  if (prefix === '') return [];
  return ranked(prefix, openById)
    .slice(0, count)
    .map(({ occupation, name }) => ({
      id: occupation.id,
      name: capitalised(occupation.name),
      label: capitalised(name.name),
      language: name.language,
      open: openById.get(occupation.id) ?? 0,
    }));
}

function ranked(prefix: string, openById: ReadonlyMap<string, number>): Entry[] {
  if (prefix.length > CACHED_LENGTH) return rank(prefix, openById);
  const cached = rankedByCounts.get(openById) ?? new Map<string, Entry[]>();
  rankedByCounts.set(openById, cached);
  const found = cached.get(prefix) ?? rank(prefix, openById).slice(0, CACHED_ENTRIES);
  if (found.length > 0) cached.set(prefix, found);
  return found;
}

function rank(prefix: string, openById: ReadonlyMap<string, number>): Entry[] {
  const best = new Map<string, Entry>();
  for (const entry of startingWith(prefix)) {
    const other = best.get(entry.occupation.id);
    if (!other || preference(entry, prefix) > preference(other, prefix)) best.set(entry.occupation.id, entry);
  }
  const openOf = ({ occupation }: Entry) => openById.get(occupation.id) ?? 0;
  const sorted = [...best.values()].toSorted(
    (one, other) =>
      Number(openOf(other) > 0) - Number(openOf(one) > 0) ||
      Number(other.occupation.isLocal) - Number(one.occupation.isLocal) ||
      preference(other, prefix) - preference(one, prefix) ||
      openOf(other) - openOf(one) ||
      byText(one, other),
  );
  return deduplicate(sorted);
}

/** Keeps the first of the occupations that look the same: ESCO has some of the island's under the same names. */
function deduplicate(all: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return all.filter(({ occupation, name }) => {
    const shown = `${name.plain}\n${plainText(occupation.name)}`;
    return !seen.has(shown) && seen.add(shown);
  });
}

/** The typed name itself, then a name that begins with it, then a later word; shorter names first. */
function preference({ text, isWhole, place }: Entry, prefix: string): number {
  return (text === prefix ? 1000 : 0) + (isWhole ? 500 : 0) - Math.min(text.length, 400) - place / 100;
}

function* startingWith(prefix: string): Generator<Entry> {
  const all = index();
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.text < prefix) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < all.length; at++) {
    if (!all[at]!.text.startsWith(prefix)) return;
    yield all[at]!;
  }
}

function index(): Entry[] {
  entries ??= [...allOccupations()].flatMap(entriesOf).toSorted(byText);
  return entries;
}

const byText = (one: Entry, other: Entry): number =>
  one.text < other.text ? -1 : Number(one.text > other.text);

function entriesOf(occupation: Occupation): Entry[] {
  const seen: Record<string, number> = {};
  const names = occupation.names.filter(({ language }) => {
    seen[language] = (seen[language] ?? 0) + 1;
    return occupation.isLocal || seen[language] <= ESCO_NAMES;
  });
  return names.flatMap((name, place) => {
    const words = name.plain.split(' ');
    return words.map((_word, start) => ({
      text: words.slice(start).join(' '),
      isWhole: start === 0,
      place,
      name,
      occupation,
    }));
  });
}
