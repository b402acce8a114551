import type { VacancyCard } from '@cpa/shared/contracts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** Maximum number of vacancies in the sponsored box. */
const MAX_SPONSORED = 3;

/**
 * Splits the first page into the sponsored vacancies that the API puts at the top and the rest. Only the default
 * order has such a place.
 */
export function splitSponsored(cards: readonly VacancyCard[], { page, sort_by, sort_order }: VacancyQuery) {
  const isDefault = page === 1 && sort_by === null && sort_order === null;
  const first = cards.findIndex(({ sponsored }) => !sponsored);
  const count = isDefault ? Math.min(first < 0 ? cards.length : first, MAX_SPONSORED) : 0;
  return { sponsored: cards.slice(0, count), rest: count === 0 ? cards : cards.slice(count) };
}
