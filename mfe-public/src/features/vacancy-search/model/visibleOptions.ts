import type { PanelOption } from './panelGroups.ts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** Number of values shown before the list is expanded. */
const INITIALLY_VISIBLE = 5;

/** Returns the first values and every chosen one, so that active filters are always visible. */
export function visibleOptions(options: readonly PanelOption[], query: VacancyQuery): PanelOption[] {
  if (options.length <= INITIALLY_VISIBLE + 1) return [...options];
  return options.filter(({ id, key }, index) => index < INITIALLY_VISIBLE || query[key].includes(id));
}
