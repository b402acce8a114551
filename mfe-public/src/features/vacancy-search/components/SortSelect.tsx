import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { SORT_CHOICES, sortChoice, type SortChoice } from '../model/sortChoices.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';

type SortSelectProps = { query: VacancyQuery; onSort: (choice: SortChoice) => void };

/** Criterion and direction; relevance is only offered with a search text. */
export function SortSelect({ query, onSort }: SortSelectProps) {
  const t = useText();
  const offered = SORT_CHOICES.filter((choice) => choice !== 'relevance.desc' || query.search_string);
  return (
    <NativeSelect
      label={t('sort.label')}
      isLabelHidden
      value={sortChoice(query)}
      onChange={({ target }) => {
        const chosen = offered.find((choice) => choice === target.value);
        if (chosen) onSort(chosen);
      }}
    >
      {offered.map((choice) => (
        <option key={choice} value={choice}>
          {t(`sort.${choice}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
