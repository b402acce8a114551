import type { VacancyFilter } from '@cpa/shared/contracts';

/** Search as a filter for the API and as a query string, with the words that name it. */
export type FollowedSearch = {
  filter: VacancyFilter;
  search: string;
  words: string;
  names: string[];
  filters: number;
  /** Matching vacancies of the last seven days; null while unknown. */
  recent: number | null;
};
