import { Chip } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { ChosenFilter } from '../model/chosenFilters.ts';
import type { FilterKey } from '../model/vacancyQuery.ts';
import styles from './ResultBar.module.css';

type ChosenFiltersProps = {
  filters: readonly ChosenFilter[];
  onRemove: (key: FilterKey, id: number) => void;
};

/** What narrows the list, each to be taken out with one press. */
export function ChosenFilters({ filters, onRemove }: ChosenFiltersProps) {
  const t = useText();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('vacancies.chosenFilters')}>
      {filters.map(({ key, id, name }) => (
        <li key={`${key}/${id}`}>
          <Chip name={name} onRemove={() => onRemove(key, id)} />
        </li>
      ))}
    </ul>
  );
}
