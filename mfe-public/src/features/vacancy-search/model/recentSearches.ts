import * as z from 'zod/mini';

/**
 * Searches stored in this browser: the query string and its label, which consists of the text (`words`) and the
 * filters, options by name and numbers as in the query, `salary=3000` and `within_km=5`.
 */
export const recentSearchesSchema = z.array(
  z.object({ search: z.string(), words: z.string(), filters: z.array(z.string()) }),
);
export type RecentSearch = z.infer<typeof recentSearchesSchema>[number];

/** Maximum number of searches, so that they fit below the field on a phone. */
const MAX_RECENT = 6;
/** Minimum text length: a single letter is an unfinished search. */
const MIN_TEXT_LENGTH = 2;

/** Adds a search. A search that extends the latest one replaces it. */
export function addRecentSearch(recent: readonly RecentSearch[], made: RecentSearch): RecentSearch[] {
  if (made.words.length < MIN_TEXT_LENGTH && made.filters.length === 0) return [...recent];
  const others = recent.filter(({ search }) => search !== made.search);
  const [last] = others;
  if (last && isPartOf(made, last) && recent[0] === last) return [...recent];
  const rest = last && isPartOf(last, made) ? others.slice(1) : others;
  return [made, ...rest].slice(0, MAX_RECENT);
}

/** Returns whether `other` extends `one`. */
function isPartOf(one: RecentSearch, other: RecentSearch): boolean {
  return (
    other.words.toLowerCase().startsWith(one.words.toLowerCase()) &&
    one.filters.every((name) => other.filters.includes(name))
  );
}
