import type { VacancyFilter } from '@cpa/shared/contracts';

/**
 * Normalises a search for an alert: drops sort order and age, since an alert only reports new vacancies. Equal
 * searches become equal strings, so that no duplicate alert is created.
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
