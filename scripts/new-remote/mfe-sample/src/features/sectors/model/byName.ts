import type { Options } from '@cpa/shared/contracts';

export type Sector = Options['sectors'][number];

/** In the order of the alphabet, as people look for a name. */
export function byName(sectors: readonly Sector[]): Sector[] {
  return [...sectors].sort((a, b) => a.name.localeCompare(b.name));
}
