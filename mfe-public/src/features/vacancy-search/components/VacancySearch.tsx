import type { VacancyFilter } from '@cpa/shared/contracts';
import { Button, lazyComponent, VisuallyHidden } from '@cpa/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { countFilters, withoutFilters, withToggled } from '../model/changeQuery.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import { displayedList } from '../model/displayedList.ts';
import { toFilter, writeCriteria } from '../model/vacancyQuery.ts';
import { listOpened, selectLastDisplayed, selectLists } from '../state/vacancySearchSlice.ts';
import { useViewType } from '../state/viewTypePreference.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { ResultBar } from './ResultBar.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSelection } from './useSelection.ts';
import { useVacancyQuery } from './useVacancyQuery.ts';
import { VacancyResults } from './VacancyResults.tsx';
import styles from './VacancySearch.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

const filterSheet = lazyComponent(() => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet.tsx'));

type VacancySearchProps = {
  /** Renders the panel beside the list on wide screens; null while no vacancy is selected. */
  renderDetail: (id: number | null) => ReactNode;
  /** Renders the actions that follow a search, in the toolbar and below the list. */
  renderFollow: (search: { filter: VacancyFilter; search: string; variant: 'icon' | 'banner' }) => ReactNode;
  /** Called when the user is about to open a vacancy. */
  onPrefetch: (id: number) => void;
};

/** Vacancy list with search, filters, sort order and pages. The query is stored in the URL. */
export function VacancySearch({ renderDetail, renderFollow, onPrefetch }: VacancySearchProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { query, changeQuery, search, showMore } = useVacancyQuery();
  const lists = useSelector(selectLists);
  const lastDisplayed = useSelector(selectLastDisplayed);
  const list = useMemo(() => displayedList(lists, query, lastDisplayed), [lists, query, lastDisplayed]);
  const [page] = list.pages;
  const [viewType, chooseViewType] = useViewType();
  const { selectedId, open } = useSelection(query, page?.data[0]?.id);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { Component: Sheet, isFailed: isSheetFailed } = filterSheet.useComponent(isSheetOpen);

  const facets = page?.facets ?? null;
  const isFailed = list.failure !== null;
  const total = list.isPending ? null : (page?.total ?? null);
  /** An empty list has no panel. */
  const hasDetail = viewType === 'list' && !isFailed && page?.data.length !== 0;
  const follow = (variant: 'icon' | 'banner') => {
    const criteria = { ...query, sort_by: null, sort_order: null };
    return renderFollow({ filter: toFilter(criteria), search: writeCriteria(criteria).join('&'), variant });
  };
  const toggle = (name: FilterKey, value: FilterValue) => changeQuery(withToggled(query, name, value));
  const clear = () => changeQuery(withoutFilters(query));

  return (
    <div className={styles.layout} data-detail={hasDetail || undefined}>
      <h1>
        <VisuallyHidden>{t('vacancies.title')}</VisuallyHidden>
      </h1>
      <section
        className={styles.filters}
        data-shown={isSheetFailed || undefined}
        aria-labelledby="vacancy-filters"
      >
        <div className={styles.filtersHead}>
          <h2 id="vacancy-filters" className={styles.filtersTitle}>
            {t('filters.title')}
          </h2>
          {countFilters(query) > 0 && (
            <Button variant="quiet" size="small" onClick={clear}>
              {t('filters.clear')}
            </Button>
          )}
        </div>
        {!isFailed && <FilterPanel query={query} facets={facets} onToggle={toggle} />}
      </section>
      <section className={styles.results} aria-label={t('vacancies.results')}>
        <SearchBox text={query.search_string} onSearch={search} />
        <ResultBar
          query={query}
          facets={facets}
          total={total}
          isFailed={isFailed}
          onQueryChange={changeQuery}
          onOpenFilters={() => setIsSheetOpen(true)}
          tools={
            <>
              {follow('icon')}
              <ViewSwitch viewType={viewType} onChoose={chooseViewType} />
            </>
          }
        />
        <VacancyResults
          query={query}
          list={list}
          viewType={viewType}
          selectedId={selectedId}
          onQueryChange={changeQuery}
          onMore={showMore}
          onOpen={open}
          onPrefetch={onPrefetch}
          onRetry={() => dispatch(listOpened(query))}
        />
        {page && !isFailed && follow('banner')}
      </section>
      {hasDetail && (
        <aside className={styles.detail} aria-label={t('vacancies.detail')}>
          {renderDetail(selectedId)}
        </aside>
      )}
      {isSheetOpen && Sheet && (
        <Sheet
          query={query}
          facets={facets}
          total={total}
          onToggle={toggle}
          onClear={clear}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  );
}
