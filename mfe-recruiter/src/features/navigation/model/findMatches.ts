import { normalise } from '../../../applicant-list/filterApplicants.ts';

/** Something that can be found: a page, a vacancy or an applicant. */
export type Findable = {
  name: string;
  /** Further words by which it is found. */
  words?: string;
};

const WORSE_THAN_ALL = 4;

/**
 * Returns what has all typed words, whatever their case and accents. First what is named so, then what begins so, then
 * what has a word that begins so; the order stays the same otherwise.
 */
export function findMatches<Entry extends Findable>(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = normalise(typed.trim());
  if (wanted === '') return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank < WORSE_THAN_ALL)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

function rankOf({ name, words = '' }: Findable, wanted: string): number {
  const ownName = normalise(name);
  if (ownName === wanted) return 0;
  if (ownName.startsWith(wanted)) return 1;
  if (ownName.includes(` ${wanted}`)) return 2;
  const text = `${ownName}\n${normalise(words)}`;
  return wanted.split(/\s+/).every((word) => text.includes(word)) ? 3 : WORSE_THAN_ALL;
}
