import type { VacancyPage } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { countFilters } from '../model/changeQuery.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './VacancySearch.module.css';

type FilterColumnProps = {
  query: VacancyQuery;
  page: VacancyPage | undefined;
  /** The list failed to load, so there are no filters to wait for. */
  isFailed: boolean;
  /** Shown on phones too, because the filter sheet failed to load. */
  isForced: boolean;
  onChange: (query: VacancyQuery) => void;
  onClear: () => void;
};

/** Filters beside the list. */
export function FilterColumn({ query, page, isFailed, isForced, onChange, onClear }: FilterColumnProps) {
  const t = useText();
  return (
    <section className={styles.filters} data-shown={isForced || undefined} aria-labelledby="vacancy-filters">
      <div className={styles.filtersHead}>
        <h2 id="vacancy-filters" className="text-19">
          {t('filters.title')}
        </h2>
        {countFilters(query) > 0 && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      {!isFailed && <FilterPanel query={query} page={page} onChange={onChange} />}
      <Button type="submit" form={SEARCH_FORM_ID} isWide className={styles.apply}>
        {t('filters.apply')}
      </Button>
    </section>
  );
}
