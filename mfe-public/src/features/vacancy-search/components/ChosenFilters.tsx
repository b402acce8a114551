import { Chip } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { ChosenFilter } from '../model/chosenFilters.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import styles from './ResultBar.module.css';

type ChosenFiltersProps = {
  filters: readonly ChosenFilter[];
  onRemove: (key: FilterKey, value: FilterValue) => void;
};

/** What narrows the list, each to be taken out with one press. */
export function ChosenFilters({ filters, onRemove }: ChosenFiltersProps) {
  const t = useText();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('vacancies.chosenFilters')}>
      {filters.map(({ key, value, name }) => (
        <li key={`${key}/${value}`}>
          <Chip name={name} onRemove={() => onRemove(key, value)} />
        </li>
      ))}
    </ul>
  );
}
