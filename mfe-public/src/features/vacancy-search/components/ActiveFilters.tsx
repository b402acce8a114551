import { Chip } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { ActiveFilter } from '../model/activeFilters.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import styles from './ResultBar.module.css';

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  onRemove: (key: FilterKey, value: FilterValue) => void;
};

/** Active filters as removable chips. */
export function ActiveFilters({ filters, onRemove }: ActiveFiltersProps) {
  const t = useText();
  const labelOf = useFilterLabel();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('vacancies.chosenFilters')}>
      {filters.map((filter) => (
        <li key={`${filter.key}/${filter.value}`}>
          <Chip name={labelOf(filter)} onRemove={() => onRemove(filter.key, filter.value)} />
        </li>
      ))}
    </ul>
  );
}
