/** A search somebody made on this device: its address, and how to name it. */
export type RecentSearch = { search: string; words: string; filters: string[] };

/** More than fit below a search field on a phone are of no use. */
const MOST_RECENT = 6;
/** A single letter is the beginning of a search. */
const SHORTEST_WORDS = 2;

/** Puts a search in front. Words typed on and filters added one by one are one search: its fullest form. */
export function remembered(recent: readonly RecentSearch[], made: RecentSearch): RecentSearch[] {
  if (made.words.length < SHORTEST_WORDS && made.filters.length === 0) return [...recent];
  const others = recent.filter(({ search }) => search !== made.search);
  const [last] = others;
  if (last && isPartOf(made, last) && recent[0] === last) return [...recent];
  const rest = last && isPartOf(last, made) ? others.slice(1) : others;
  return [made, ...rest].slice(0, MOST_RECENT);
}

/** Whether `one` is a step on the way to `other`. */
function isPartOf(one: RecentSearch, other: RecentSearch): boolean {
  return (
    other.words.toLowerCase().startsWith(one.words.toLowerCase()) &&
    one.filters.every((name) => other.filters.includes(name))
  );
}

/** What a device kept; anything that is no search is left out. */
export function readRecent(text: string | null): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { search, words, filters } = value as Partial<Record<keyof RecentSearch, unknown>>;
  return (
    typeof search === 'string' &&
    typeof words === 'string' &&
    Array.isArray(filters) &&
    filters.every((name) => typeof name === 'string')
  );
}
