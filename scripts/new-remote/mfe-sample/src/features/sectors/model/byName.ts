import type { Options } from '@cpa/shared/contracts';

export type Sector = Options['sectors'][number];

/** Sorts alphabetically. */
export function byName(sectors: readonly Sector[]): Sector[] {
  return [...sectors].sort((a, b) => a.name.localeCompare(b.name));
}
