import type { CountedOption } from '@cpa/shared/contracts';
import type { FilterValue } from './filterGroups.ts';

/** Number of values shown before the list is expanded. */
const INITIALLY_VISIBLE = 6;

/** Returns the first values and every chosen one, so that active filters are always visible. */
export function visibleOptions(
  options: readonly CountedOption[],
  chosen: readonly FilterValue[],
): CountedOption[] {
  if (options.length <= INITIALLY_VISIBLE + 1) return [...options];
  return options.filter(({ id }, index) => index < INITIALLY_VISIBLE || chosen.includes(id));
}
