import type { VacancyFacets } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useText } from '../../../messages/texts.ts';
import { countFilters } from '../model/changeQuery.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { DistrictSelect } from './DistrictSelect.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './FilterPanel.module.css';

type FilterSheetProps = {
  query: VacancyQuery;
  facets: VacancyFacets | null;
  /** Number of vacancies in the list; null while it loads. */
  total: number | null;
  onToggle: (key: FilterKey, value: FilterValue) => void;
  onQueryChange: (query: VacancyQuery) => void;
  onClear: () => void;
  onClose: () => void;
};

/** Filter sheet for phones. Filters apply immediately; the button closes the sheet. */
export default function FilterSheet(props: FilterSheetProps) {
  const { query, facets, total, onToggle, onQueryChange, onClear, onClose } = props;
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
      <div className={styles.sheetDistrict}>
        <DistrictSelect districts={facets?.districts ?? []} query={query} onChange={onQueryChange} />
      </div>
      <FilterPanel query={query} facets={facets} onToggle={onToggle} />
    </Dialog>
  );
}
