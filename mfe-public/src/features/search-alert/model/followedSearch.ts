import type { VacancyFilter } from '@cpa/shared/contracts';

/** Search as a filter for the API and as a query string, with the texts that name it. */
export type FollowedSearch = {
  filter: VacancyFilter;
  search: string;
  words: string;
  names: string[];
  filters: number;
  /** Matching vacancies of the last seven days; null while unknown. */
  recent: number | null;
  /** Name of the company whose vacancies these are, for the texts about following it. */
  company?: string;
};

/** Returns the words and the filters of a search as shown to the user. */
export function searchParts({ words, names }: Pick<FollowedSearch, 'words' | 'names'>): string[] {
  return [...(words ? [`“${words}”`] : []), ...names];
}

/** Returns the parts of a search for a title: at most two of them, and the number of the others. */
export function searchTitle(search: Pick<FollowedSearch, 'words' | 'names'>): {
  named: string[];
  more: number;
} {
  const parts = searchParts(search);
  return { named: parts.slice(0, 2), more: Math.max(0, parts.length - 2) };
}
