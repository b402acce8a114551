import type { VacancyFacets } from '@cpa/shared/contracts';
import { Button, FiltersIcon } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { countFilters } from '../model/changeQuery.ts';
import { controlledFilters } from '../model/searchForm.ts';
import { type VacancyQuery, vacanciesUrl } from '../model/vacancyQuery.ts';
import { DistrictSelect } from './DistrictSelect.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchToolbar.module.css';

type SearchToolbarProps = {
  query: VacancyQuery;
  facets: VacancyFacets | null;
  onSearch: (text: string) => void;
  onQueryChange: (query: VacancyQuery) => void;
  onOpenFilters: () => void;
  /** Switch between list, grid and map. */
  view: ReactNode;
  /** Sort order, shown on phones; null where the list has it. */
  sort: ReactNode;
  /** Button that creates an alert. */
  follow: ReactNode;
};

/** Search field, district, view and alert in one row before the filters; on phones with sort order and filter sheet. */
export function SearchToolbar(props: SearchToolbarProps) {
  const { query, facets, onSearch, onQueryChange, onOpenFilters, view, sort, follow } = props;
  const t = useText();
  return (
    <div className={styles.band}>
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchBox
            text={query.search_string}
            url={vacanciesUrl(query)}
            controlled={controlledFilters(facets, query)}
            onSearch={onSearch}
          />
        </div>
        <div className={styles.district}>
          <DistrictSelect
            districts={facets?.districts ?? []}
            query={query}
            onChange={onQueryChange}
            isLabelHidden
          />
        </div>
        <div
          role="presentation"
          className={styles.tools}
          // Browsers do not scroll to a focused element that is partly visible.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          <Button
            variant="secondary"
            className={styles.filters}
            icon={<FiltersIcon size={16} />}
            aria-haspopup="dialog"
            onClick={onOpenFilters}
          >
            {t('filters.open', { count: countFilters(query) })}
          </Button>
          {view}
          <div className={styles.sort}>{sort}</div>
          <div className={styles.follow}>{follow}</div>
        </div>
      </div>
    </div>
  );
}
