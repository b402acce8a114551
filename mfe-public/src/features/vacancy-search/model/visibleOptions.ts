import type { CountedOption } from '@cpa/shared/contracts';
import type { FilterValue } from './filterGroups.ts';

/** Values of a filter that are shown before somebody asks for all. */
const SHOWN_AT_FIRST = 6;

/** The first values in their own order, and every chosen one: what narrows the list is never out of sight. */
export function visibleOptions(
  options: readonly CountedOption[],
  chosen: readonly FilterValue[],
): CountedOption[] {
  if (options.length <= SHOWN_AT_FIRST + 1) return [...options];
  return options.filter(({ id }, index) => index < SHOWN_AT_FIRST || chosen.includes(id));
}
