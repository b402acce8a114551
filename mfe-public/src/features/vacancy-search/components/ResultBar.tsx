import type { VacancyFacets } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, Skeleton, useAreShortcutsOn } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import sortSelect from '../../../page/sortSelect.module.css';
import { useText } from '../../../messages/texts.ts';
import { SavedLink } from '../../../vacancies/saved/SavedLink.tsx';
import { countFilters, withoutFilters, withToggled } from '../model/changeQuery.ts';
import { activeFilters } from '../model/activeFilters.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import styles from './ResultBar.module.css';

type ResultBarProps = {
  query: VacancyQuery;
  facets: VacancyFacets | null;
  /** Null while unknown. */
  total: number | null;
  /** The list failed to load, so there is no total to wait for. */
  isFailed: boolean;
  onQueryChange: (query: VacancyQuery) => void;
  /** Sort order, not shown on phones; null where the toolbar has it. */
  sort: ReactNode;
};

/** Total, saved vacancies, sort order, keys and active filters above the list. */
export function ResultBar({ query, facets, total, isFailed, onQueryChange, sort }: ResultBarProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const filters = countFilters(query);
  const hasKeys = useAreShortcutsOn() && !isFailed && total !== 0;
  return (
    <div className={styles.bar}>
      <p className="bold text-17" role="status">
        {total === null
          ? !isFailed && t('vacancies.loading')
          : t('vacancies.count', { count: total, number: formatNumber(total) })}
      </p>
      <div className={styles.saved}>
        <SavedLink />
      </div>
      <div className={`${styles.sort} ${sortSelect.quiet}`}>
        {sort}
        <noscript>
          <Button type="submit" form={SEARCH_FORM_ID} variant="quiet" size="small">
            {t('sort.apply')}
          </Button>
        </noscript>
      </div>
      {hasKeys && <p className={styles.keys}>{t('vacancies.keys')}</p>}
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
    </div>
  );
}
