import { toApiFailure } from '@cpa/shared/http';
import type { HostNavigation } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { safely } from '@cpa/shared/store';
import { delay, put, select, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../requests/abortable.ts';
import type { VacancySearchApi } from '../api/vacancySearchApi.ts';
import { withSearch } from '../model/changeQuery.ts';
import { toFilter, writeQuery } from '../model/vacancyQuery.ts';
import {
  listLoaded,
  listLoadFailed,
  listOpened,
  searchAbandoned,
  searchSubmitted,
  searchTyped,
  selectList,
  selectQuery,
} from './vacancySearchSlice.ts';

/** A pause in typing that counts as done, in milliseconds. */
export const TYPING_PAUSE_MS = 250;
/** For so long a list is shown again without being read again, in milliseconds. */
const FRESH_MS = 60_000;

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
    if (known?.status === 'loaded' && at - known.loadedAt < FRESH_MS) return;
    const filter = toFilter(query);
    const isPlain = Object.keys(filter).length === 0;
    const page = yield* abortable((signal) =>
      isPlain ? api.list(query.page, signal) : api.search(filter, query.page, signal),
    );
    yield* put(listLoaded(key, page));
  }

  /** The address is the state: typing changes it, and the route then opens the list. */
  function* followTyping(event: Typed) {
    if (searchAbandoned.match(event)) return;
    if (searchTyped.match(event)) yield* delay(TYPING_PAUSE_MS);
    const query = yield* select(selectQuery);
    const text = event.payload.text.trim();
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
