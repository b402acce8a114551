import type { VacancyCard } from '@cpa/shared/contracts';
import { toApiErrorData } from '@cpa/shared/http';
import type { FallbackLink, HostFallback } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { abortable, safely } from '@cpa/shared/store';
import { all, call, put, select, takeLatest } from 'typed-redux-saga';
import type { VacancySearchApi } from '../api/vacancySearchApi.ts';
import { pageKey } from '../model/displayedList.ts';
import { toFilter, type VacancyQuery } from '../model/vacancyQuery.ts';
import { storeRecentSearch } from './recentSearchStore.ts';
import * as events from './vacancySearchSlice.ts';
import { selectList, selectLists, selectLoadedAt } from './vacancySearchSlice.ts';

/** Cache TTL in milliseconds. */
const CACHE_TTL_MS = 60_000;
/** Maximum number of pages loaded at once, for a link to a long list. */
const MAX_CONCURRENT_PAGES = 10;

type Opened = ReturnType<typeof events.listOpened> | ReturnType<typeof events.previewRequested>;

export function createVacancySearchSaga(api: VacancySearchApi, fallback: HostFallback) {
  return function* vacancySearchSaga() {
    yield* takeLatest(events.listOpened, safely(loadList, loadListFailed));
    yield* takeLatest(events.previewRequested, safely(loadPreview, loadListFailed));
  };

  function* loadList({ payload: { key, query, at } }: Opened) {
    // A list that was extended stays as it is, however old, so that Back restores it.
    let page = yield* cachedPage(key, query.through > query.page ? null : at);
    if (!page) {
      page = yield* readPage(query, query.page);
      yield* put(events.listLoaded(query, page));
    }
    fallback.setLinks(page.data.map(fallbackLink));
    yield* call(storeRecentSearch, query, page.facets);
    yield* loadMore(query);
  }

  /** Loads the first page of a query before it is opened, so that its number of vacancies can be shown. */
  function* loadPreview({ payload: { key, query, at } }: Opened) {
    if (yield* cachedPage(key, at)) return;
    yield* put(events.pageLoaded(key, yield* readPage(query, query.page)));
  }

  /** Returns a page from the cache. `at`: time for which it must be fresh; null accepts any age. */
  function* cachedPage(key: string, at: number | null) {
    const known = yield* select(selectList, key);
    if (known?.status !== 'loaded') return null;
    if (at === null) return known.page;
    const loadedAt = yield* select(selectLoadedAt, key);
    return loadedAt !== undefined && at - loadedAt < CACHE_TTL_MS ? known.page : null;
  }

  /** Loads the missing pages below the first one, up to a limit for shared links. */
  function* loadMore(query: VacancyQuery) {
    const first = yield* select(selectList, pageKey(query));
    if (first?.status !== 'loaded') return;
    const lists = yield* select(selectLists);
    const last = Math.min(query.through, first.page.last_page);
    const missing = Array.from({ length: last - query.page }, (_, index) => query.page + 1 + index)
      .filter((number) => lists[pageKey(query, number)]?.status !== 'loaded')
      .slice(0, MAX_CONCURRENT_PAGES);
    if (missing.length === 0) return;
    yield* put(events.moreRequested({ keys: missing.map((number) => pageKey(query, number)) }));
    yield* all(missing.map((number) => call(loadMorePage, query, number)));
  }

  function* loadMorePage(query: VacancyQuery, number: number) {
    const key = pageKey(query, number);
    try {
      yield* put(events.pageLoaded(key, yield* readPage(query, number)));
    } catch (error) {
      yield* put(events.listLoadFailed({ key, error: toApiErrorData(error) }));
    }
  }

  function* readPage(query: VacancyQuery, number: number) {
    const filter = toFilter(query);
    const isPlain = Object.keys(filter).length === 0;
    return yield* abortable((signal) =>
      isPlain ? api.list(number, signal) : api.search(filter, number, signal),
    );
  }
}

function* loadListFailed(error: unknown, { payload: { key } }: Opened) {
  yield* put(events.listLoadFailed({ key, error: toApiErrorData(error) }));
}

const fallbackLink = ({ id, title, company }: VacancyCard): FallbackLink => ({
  label: title,
  detail: company.name,
  path: paths.vacancy(id),
});
