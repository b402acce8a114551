import { useOptionName } from '@cpa/shared/domain';
import { Chip } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { ActiveFilter } from '../model/activeFilters.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import styles from './ResultBar.module.css';

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  onRemove: (key: FilterKey, value: FilterValue) => void;
};

/** Active filters as removable chips. */
export function ActiveFilters({ filters, onRemove }: ActiveFiltersProps) {
  const t = useText();
  const nameOf = useOptionName();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('vacancies.chosenFilters')}>
      {filters.map(({ key, value, name }) => (
        <li key={`${key}/${value}`}>
          <Chip name={nameOf(name)} onRemove={() => onRemove(key, value)} />
        </li>
      ))}
    </ul>
  );
}
