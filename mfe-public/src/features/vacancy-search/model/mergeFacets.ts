import type { CountedOption, VacancyFacets } from '@cpa/shared/contracts';

/**
 * Merges the counts of a new response into the values on screen. Values missing from the response stay in place with
 * the count 0, so that nothing moves under the pointer.
 */
export function mergeFacets(shown: VacancyFacets, received: VacancyFacets): VacancyFacets {
  const names = Object.keys(received) as (keyof VacancyFacets)[];
  return Object.fromEntries(
    names.map((name) => [name, mergeOptions(shown[name], received[name])]),
  ) as VacancyFacets;
}

function mergeOptions(shown: readonly CountedOption[], received: readonly CountedOption[]): CountedOption[] {
  const known = new Set(shown.map(({ id }) => id));
  const counts = new Map(received.map(({ id, count }) => [id, count]));
  return [
    ...shown.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 })),
    ...received.filter(({ id }) => !known.has(id)),
  ];
}
