import type { VacancyFacets } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useText } from '../../../messages/texts.ts';
import { countFilters } from '../model/changeQuery.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { FilterPanel } from './FilterPanel.tsx';

type FilterSheetProps = {
  query: VacancyQuery;
  facets: VacancyFacets | null;
  /** How many vacancies the list has now; null while that is being found out. */
  total: number | null;
  onToggle: (key: FilterKey, value: FilterValue) => void;
  onClear: () => void;
  onClose: () => void;
};

/** The filters on a phone. Each choice counts at once; the button at the end leads to what it left. */
export default function FilterSheet({ query, facets, total, onToggle, onClear, onClose }: FilterSheetProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  return (
    <Dialog
      isOpen
      title={t('filters.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={countFilters(query) === 0} onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button isLoading={total === null} onClick={onClose}>
            {t('filters.show', { count: total ?? 0, number: formatNumber(total ?? 0) })}
          </Button>
        </>
      }
    >
      <FilterPanel query={query} facets={facets} onToggle={onToggle} />
    </Dialog>
  );
}
