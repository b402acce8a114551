import type { VacancyCard } from '@cpa/shared/contracts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** Maximum number of vacancies in the sponsored box. */
const MAX_SPONSORED = 3;

/**
 * Splits the first page into the sponsored vacancies that the API puts at the top and the rest. Only the default
 * order without a search text has such a place.
 */
export function splitSponsored(cards: readonly VacancyCard[], query: VacancyQuery) {
  const { page, search_string, sort_by, sort_order } = query;
  const isDefault = page === 1 && !search_string && sort_by === null && sort_order === null;
  const first = cards.findIndex(({ sponsored }) => !sponsored);
  const count = isDefault ? Math.min(first < 0 ? cards.length : first, MAX_SPONSORED) : 0;
  return { sponsored: cards.slice(0, count), rest: count === 0 ? cards : cards.slice(count) };
}
