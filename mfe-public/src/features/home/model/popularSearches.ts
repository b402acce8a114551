import type { CountedOption } from '@cpa/shared/contracts';

export type PopularSearch = { name: string; sector?: number; workload?: number; text?: string };

/** Returns shortcuts into the vacancy list: the two largest sectors, then the default searches. */
export function popularSearches(
  sectors: readonly CountedOption[],
  defaults: readonly PopularSearch[],
): PopularSearch[] {
  const largest = sectors
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 2);
  return [...largest.map(({ id, name }) => ({ name, sector: Number(id) })), ...defaults];
}
