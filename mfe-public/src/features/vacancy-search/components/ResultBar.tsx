import type { VacancyFacets, VacancySort } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, FiltersIcon, Skeleton } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { SavedLink } from '../../../saved-vacancies/SavedLink.tsx';
import { countFilters, withoutFilters, withSort, withToggled } from '../model/changeQuery.ts';
import { activeFilters } from '../model/activeFilters.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import styles from './ResultBar.module.css';
import { SortSelect } from './SortSelect.tsx';

type ResultBarProps = {
  query: VacancyQuery;
  facets: VacancyFacets | null;
  /** Null while unknown. */
  total: number | null;
  /** The list failed to load, so there is no total to wait for. */
  isFailed: boolean;
  onQueryChange: (query: VacancyQuery) => void;
  onOpenFilters: () => void;
  /** Further controls, such as the view switch. */
  tools: ReactNode;
};

/** Toolbar above the list: total, active filters and sort order. */
export function ResultBar({
  query,
  facets,
  total,
  isFailed,
  onQueryChange,
  onOpenFilters,
  tools,
}: ResultBarProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const filters = countFilters(query);
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {total !== null && t('vacancies.count', { count: total, number: formatNumber(total) })}
        {total === null && !isFailed && t('vacancies.loading')}
      </p>
      {facets ? (
        <ActiveFilters
          filters={activeFilters(query, facets)}
          onRemove={(key, value) => onQueryChange(withToggled(query, key, value))}
        />
      ) : (
        filters > 0 && (
          <div className={styles.skeleton}>
            <Skeleton width={160} height={30} shape="round" />
          </div>
        )
      )}
      {filters > 0 && (
        <Button
          variant="quiet"
          size="small"
          className={styles.clear}
          onClick={() => onQueryChange(withoutFilters(query))}
        >
          {t('filters.clearAll')}
        </Button>
      )}
      <div className={styles.saved}>
        <SavedLink />
      </div>
      <div className={styles.tools}>
        <Button
          variant="secondary"
          size="small"
          className={styles.filters}
          icon={<FiltersIcon size={16} />}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
        >
          {t('filters.open', { count: filters })}
        </Button>
        <div className={styles.sort}>
          <SortSelect query={query} onSort={(sort: VacancySort) => onQueryChange(withSort(query, sort))} />
        </div>
        {tools}
      </div>
    </div>
  );
}
