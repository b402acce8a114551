import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';
import type { ActiveFilter } from '../model/activeFilters.ts';

/** Returns the function that labels an active filter, such as "From Afl. 3,000". */
export function useFilterLabel(): (filter: ActiveFilter) => string {
  const t = useText();
  const nameOf = useOptionName();
  const { formatWage } = useFormat();
  return ({ key, value, name, kilometres }) => {
    if (key === 'salary') return t('filters.fromSalary', { amount: formatWage(Number(value) * 100, 'AWG') });
    return kilometres === undefined ? nameOf(name) : t('filters.kmFrom', { km: Number(kilometres), name });
  };
}
