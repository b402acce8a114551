import type { VacancyCard, VacancyFilter } from '@cpa/shared/contracts';
import { lazyComponent, Skeleton, VisuallyHidden } from '@cpa/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../../../page/Page.tsx';
import { useText } from '../../../messages/texts.ts';
import { activeFilters } from '../model/activeFilters.ts';
import { countFilters, withDistrict, withoutFilters, withSort } from '../model/changeQuery.ts';
import type { FilterValue } from '../model/filterGroups.ts';
import { displayedList } from '../model/displayedList.ts';
import { splitSponsored } from '../model/splitSponsored.ts';
import { toFilter, vacanciesUrl, writeCriteria } from '../model/vacancyQuery.ts';
import { listOpened, selectLastDisplayed, selectLists } from '../state/vacancySearchSlice.ts';
import { useViewType } from '../state/viewTypePreference.ts';
import { FilterColumn } from './FilterColumn.tsx';
import { ResultBar } from './ResultBar.tsx';
import { SearchToolbar } from './SearchToolbar.tsx';
import { RESULTS_ID, SkipToResults } from './SkipToResults.tsx';
import { SortSelect, type SortWindow } from './SortSelect.tsx';
import { useFilterLabel } from './useFilterLabel.ts';
import { useFilterSheet } from './useFilterSheet.ts';
import { useHasWindow } from './useHasWindow.ts';
import { useResultKeys } from './useResultKeys.ts';
import { useSelection } from './useSelection.ts';
import { useVacancyQuery } from './useVacancyQuery.ts';
import { VacancyResults } from './VacancyResults.tsx';
import styles from './VacancySearch.module.css';
import { type View, ViewSwitch } from './ViewSwitch.tsx';

const filterSheet = lazyComponent(() => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet.tsx'));
const districtMap = lazyComponent(
  () => import(/* webpackChunkName: "district-map" */ '../../../pictures/district-map/DistrictMap.tsx'),
);

type FollowedSearch = {
  filter: VacancyFilter;
  /** Query string without order and page. */
  search: string;
  /** Search text and names of the filters. */
  words: string;
  names: string[];
  filters: number;
  /** Matching vacancies of the last seven days; null while unknown. */
  recent: number | null;
  variant: 'button' | 'banner';
};

type VacancySearchProps = {
  /**
   * Renders the panel beside the list: a vacancy on wide screens once the page is interactive, else null, and its card if
   * it is in the list.
   */
  renderDetail: (id: number | null, card: VacancyCard | undefined) => ReactNode;
  /** Renders the recently viewed vacancies above the list, unless the server rendered the list, which would shift. */
  renderRecent: (isShown: boolean) => ReactNode;
  /** Renders the actions that follow a search, in the toolbar and below the list. */
  renderFollow: (search: FollowedSearch) => ReactNode;
  /** Called when the user is about to open a vacancy. */
  onPrefetch: (id: number) => void;
};

/** Vacancy list with search, filters, map, sort order and pages. The query is stored in the URL. */
export function VacancySearch({ renderDetail, renderRecent, renderFollow, onPrefetch }: VacancySearchProps) {
  const t = useText();
  const labelOf = useFilterLabel();
  const dispatch = useDispatch();
  const { query, changeQuery, replaceQuery, search, showMore, showMap } = useVacancyQuery();
  const lists = useSelector(selectLists);
  const lastDisplayed = useSelector(selectLastDisplayed);
  const list = useMemo(() => displayedList(lists, query, lastDisplayed), [lists, query, lastDisplayed]);
  const [page] = list.pages;
  const hasWindow = useHasWindow();
  /** Query of the list that the server rendered; null if the browser did. */
  const [firstKey] = useState(hasWindow ? null : list.queryKey);
  const [viewType, chooseViewType] = useViewType();
  /** Query of the displayed list. */
  const shown = list.isPending && lastDisplayed ? lastDisplayed : query;
  const { sponsored, rest } = splitSponsored(page?.data ?? [], shown);
  const { selectedId, outlinedId, open, select } = useSelection(query, (rest[0] ?? sponsored[0])?.id);
  const outlined = list.pages.flatMap(({ data }) => data).find(({ id }) => id === outlinedId);
  useResultKeys({ pages: list.pages, selectedId, onSelect: select });
  const sheet = useFilterSheet();
  const { Component: Sheet, isFailed: isSheetFailed } = filterSheet.useComponent(sheet.isOpen);
  const { Component: DistrictMap, isFailed: isMapFailed } = districtMap.useComponent(query.isMap);

  const sortOn = (window: SortWindow) => (
    <SortSelect on={window} query={query} onSort={(choice) => changeQuery(withSort(query, choice))} />
  );

  const facets = page?.facets ?? null;
  const isFailed = list.error !== null;
  const total = list.isPending ? null : (page?.total ?? null);
  /** An empty list has no panel. */
  const hasDetail = viewType === 'list' && !query.isMap && !isFailed && page?.data.length !== 0;
  const follow = (variant: FollowedSearch['variant']) => {
    // An alert reports new vacancies, so it has no age.
    const criteria = { ...query, posted_within: [], sort_by: null, sort_order: null };
    return renderFollow({
      filter: toFilter(criteria),
      search: writeCriteria(criteria).join('&'),
      words: query.search_string,
      names: facets ? activeFilters(criteria, facets).map(labelOf) : [],
      filters: countFilters(criteria),
      recent: facets?.posted_within.find(({ id }) => id === 7)?.count ?? null,
      variant,
    });
  };
  const clear = () => changeQuery(withoutFilters(query));
  const chooseView = (view: View) => {
    if (view !== 'map') chooseViewType(view);
    const isMap = view === 'map' && !query.isMap;
    if (isMap !== query.isMap) showMap(isMap);
  };
  const districtUrl = (id: FilterValue) =>
    vacanciesUrl(withDistrict(query, query.filter_districts.includes(id) ? null : id));

  return (
    <>
      <h1 className={styles.heading}>
        <VisuallyHidden>{t('vacancies.title')}</VisuallyHidden>
      </h1>
      <SearchToolbar
        query={query}
        facets={facets}
        onSearch={search}
        onQueryChange={changeQuery}
        onOpenFilters={sheet.open}
        view={<ViewSwitch view={query.isMap ? 'map' : viewType} onChoose={chooseView} />}
        sort={sortOn('phone')}
        follow={follow('button')}
      />
      <SkipToResults />
      <Page>
        <div
          className={styles.layout}
          data-detail={hasDetail || undefined}
          data-map={query.isMap || undefined}
        >
          <FilterColumn
            query={query}
            page={page}
            isFailed={isFailed}
            isForced={isSheetFailed}
            onChange={changeQuery}
            onClear={clear}
          />
          {query.isMap && !isFailed && !isMapFailed && (
            <section className={styles.map} aria-label={t('map.title')}>
              {DistrictMap && facets ? (
                <DistrictMap
                  districts={facets.districts}
                  chosen={query.filter_districts}
                  hrefFor={districtUrl}
                />
              ) : (
                <Skeleton height={372} shape="block" />
              )}
            </section>
          )}
          <section
            id={RESULTS_ID}
            tabIndex={-1}
            className={styles.results}
            aria-label={t('vacancies.results')}
          >
            <ResultBar
              query={query}
              facets={facets}
              total={total}
              isFailed={isFailed}
              onQueryChange={changeQuery}
              sort={sortOn('wide')}
            />
            {page && !isFailed && renderRecent(firstKey !== list.queryKey)}
            <VacancyResults
              query={query}
              shown={shown}
              list={list}
              viewType={query.isMap ? 'list' : viewType}
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
              {renderDetail(selectedId, outlined)}
            </aside>
          )}
        </div>
      </Page>
      {sheet.isOpen && Sheet && (
        <Sheet query={query} page={page} onApply={replaceQuery} onClose={sheet.close} />
      )}
    </>
  );
}
