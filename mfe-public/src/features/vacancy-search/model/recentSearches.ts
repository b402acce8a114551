import * as z from 'zod/mini';

/** Searches made in this browser: the query string, and the text and filter names that label it. */
export const recentSearchesSchema = z.array(
  z.object({ search: z.string(), words: z.string(), filters: z.array(z.string()) }),
);
export type RecentSearch = z.infer<typeof recentSearchesSchema>[number];

/** More than fit below a search field on a phone are of no use. */
const MAX_RECENT = 6;
/** A single letter is the beginning of a search. */
const MIN_TEXT_LENGTH = 2;

/** Puts a search in front. Words typed on and filters added one by one are one search: its fullest form. */
export function addRecentSearch(recent: readonly RecentSearch[], made: RecentSearch): RecentSearch[] {
  if (made.words.length < MIN_TEXT_LENGTH && made.filters.length === 0) return [...recent];
  const others = recent.filter(({ search }) => search !== made.search);
  const [last] = others;
  if (last && isPartOf(made, last) && recent[0] === last) return [...recent];
  const rest = last && isPartOf(last, made) ? others.slice(1) : others;
  return [made, ...rest].slice(0, MAX_RECENT);
}

/** Whether `one` is a step on the way to `other`. */
function isPartOf(one: RecentSearch, other: RecentSearch): boolean {
  return (
    other.words.toLowerCase().startsWith(one.words.toLowerCase()) &&
    one.filters.every((name) => other.filters.includes(name))
  );
}
