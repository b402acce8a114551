import type { VacancySort } from '@cpa/shared/contracts';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { defaultSort } from '../model/changeQuery.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';

const SORTS = ['date', 'closing', 'salary'] as const satisfies readonly VacancySort[];

/** Sort order; relevance is only offered with a search text. */
export function SortSelect({ query, onSort }: { query: VacancyQuery; onSort: (sort: VacancySort) => void }) {
  const t = useText();
  const offered: readonly VacancySort[] = query.search_string ? ['relevance', ...SORTS] : SORTS;
  return (
    <NativeSelect
      label={t('sort.label')}
      isLabelHidden
      value={query.sort_by ?? defaultSort(query)}
      onChange={({ target }) => {
        const chosen = offered.find((sort) => sort === target.value);
        if (chosen) onSort(chosen);
      }}
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {t(`sort.${sort}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
