import { toApiFailure } from '@cpa/shared/http';
import { type HostNavigation, storeSeenVacancies } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { safely } from '@cpa/shared/store';
import { all, call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../requests/abortable.ts';
import type { VacancySearchApi } from '../api/vacancySearchApi.ts';
import { withSearch } from '../model/changeQuery.ts';
import { pageKey } from '../model/shownList.ts';
import { searchWords, toFilter, type VacancyQuery, writeQuery } from '../model/vacancyQuery.ts';
import { rememberSearch } from './recentSearchStore.ts';
import {
  listLoaded,
  listLoadFailed,
  listOpened,
  moreOpened,
  searchAbandoned,
  searchSubmitted,
  searchTyped,
  selectList,
  selectLists,
  selectQuery,
} from './vacancySearchSlice.ts';

/** A pause in typing that counts as done, in milliseconds. */
export const TYPING_PAUSE_MS = 250;
/** For so long a list is shown again without being read again, in milliseconds. */
const FRESH_MS = 60_000;
/** Pages that are read at once, as when a link with many of them is opened. */
const MOST_AT_ONCE = 10;

type Opened = ReturnType<typeof listOpened>;
type Typed = ReturnType<typeof searchTyped | typeof searchSubmitted | typeof searchAbandoned>;

export function createVacancySearchSaga(api: VacancySearchApi, navigation: HostNavigation) {
  return function* vacancySearchSaga() {
    yield* takeLatest(listOpened, safely(loadList, loadListFailed));
    // Abandoning stands beside typing so that nobody is dragged back to a page that they have left.
    yield* takeLatest(
      [searchTyped, searchSubmitted, searchAbandoned],
      safely(followTyping, () => {}),
    );
  };

  function* loadList({ payload: { key, query, at } }: Opened) {
    const known = yield* select(selectList, key);
    const isFresh = known?.status === 'loaded' && at - known.loadedAt < FRESH_MS;
    // Who is further down the list shall find it as it was, however old it is.
    const isKept = known?.status === 'loaded' && query.through > query.page;
    if (!isFresh && !isKept) {
      const page = yield* readPage(query, query.page);
      yield* put(listLoaded(key, page));
      storeSeenVacancies(page.data);
      yield* call(rememberSearch, query, page.facets);
    }
    yield* loadMore(query);
  }

  /** The pages below the first that are asked for and not there yet; of a shared link only the first few. */
  function* loadMore(query: VacancyQuery) {
    const first = yield* select(selectList, pageKey(query));
    if (first?.status !== 'loaded') return;
    const lists = yield* select(selectLists);
    const last = Math.min(query.through, first.page.last_page);
    const missing = Array.from({ length: last - query.page }, (_, index) => query.page + 1 + index)
      .filter((number) => lists[pageKey(query, number)]?.status !== 'loaded')
      .slice(0, MOST_AT_ONCE);
    if (missing.length === 0) return;
    yield* put(moreOpened({ keys: missing.map((number) => pageKey(query, number)) }));
    yield* all(missing.map((number) => call(loadOneMore, query, number)));
  }

  function* loadOneMore(query: VacancyQuery, number: number) {
    const key = pageKey(query, number);
    try {
      yield* put(listLoaded(key, yield* readPage(query, number)));
    } catch (error) {
      yield* put(listLoadFailed({ key, failure: toApiFailure(error) }));
    }
  }

  function* readPage(query: VacancyQuery, number: number) {
    const filter = toFilter(query);
    const isPlain = Object.keys(filter).length === 0;
    return yield* abortable((signal) =>
      isPlain ? api.list(number, signal) : api.search(filter, number, signal),
    );
  }

  /** The address is the state: typing changes it, and the route then opens the list. */
  function* followTyping(event: Typed) {
    if (searchAbandoned.match(event)) return;
    if (searchTyped.match(event)) yield* delay(TYPING_PAUSE_MS);
    const query = yield* select(selectQuery);
    const text = searchWords(event.payload.text);
    if (!query || text === query.search_string) return;
    const search = writeQuery(withSearch(query, text));
    // Back leads to the list before the search, not through every pause in its typing.
    const replace = query.search_string !== '';
    navigation.navigate(search ? `${paths.vacancies}?${search}` : paths.vacancies, { replace });
  }
}

function* loadListFailed(error: unknown, { payload: { key } }: Opened) {
  yield* put(listLoadFailed({ key, failure: toApiFailure(error) }));
}
