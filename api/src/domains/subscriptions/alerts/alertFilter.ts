import type { VacancyFilter } from '@cpa/shared/contracts';

/**
 * What of a search an alert keeps: which vacancies, not in which order nor how old, as it tells of new ones only.
 * Equal searches are equal to the letter, so that nobody gets the same alert twice.
 */
export function alertFilter(filter: VacancyFilter): VacancyFilter {
  const { sort_by: _by, sort_order: _order, posted_within: _age, ...which } = filter;
  const kept = Object.entries(which)
    .map(([key, value]) => [key, Array.isArray(value) ? inOneOrder(value) : value] as const)
    .filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false,
    );
  return Object.fromEntries(kept);
}

function inOneOrder(values: readonly (number | string)[]): (number | string)[] {
  return [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
}
