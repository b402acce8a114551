import type { SortOrder, VacancySort } from '@cpa/shared/contracts';

/** Parts of a query that decide its order. */
type SortedQuery = { search_string: string; sort_by: VacancySort | null; sort_order: SortOrder | null };

/** Order in which each criterion sorts by default. */
export const NATURAL_ORDER = {
  relevance: 'desc',
  date: 'desc',
  closing: 'asc',
  salary: 'desc',
  distance: 'asc',
} as const satisfies Record<VacancySort, SortOrder>;

/** Offered combinations of `sort_by` and `sort_order`; relevance requires a search text, distance a distance. */
export const SORT_CHOICES = [
  'relevance.desc',
  'date.desc',
  'date.asc',
  'closing.asc',
  'closing.desc',
  'salary.desc',
  'salary.asc',
  'distance.asc',
] as const satisfies readonly `${VacancySort}.${SortOrder}`[];

export type SortChoice = (typeof SORT_CHOICES)[number];

/** Returns the criterion that applies without `sort_by`. */
export function defaultSort({ search_string }: Pick<SortedQuery, 'search_string'>): VacancySort {
  return search_string ? 'relevance' : 'date';
}

/** Returns the sort choice of a query. An unknown order counts as the default. */
export function sortChoice(query: SortedQuery): SortChoice {
  const sort = query.sort_by ?? defaultSort(query);
  const choiceOf = (order: SortOrder) => SORT_CHOICES.find((choice) => choice === `${sort}.${order}`);
  return choiceOf(query.sort_order ?? NATURAL_ORDER[sort]) ?? choiceOf(NATURAL_ORDER[sort]) ?? 'date.desc';
}

/** Splits a choice into the parameters of the API and the URL. */
export function partsOfChoice(choice: SortChoice): { sort: VacancySort; order: SortOrder } {
  const [sort, order] = choice.split('.') as [VacancySort, SortOrder];
  return { sort, order };
}
