import { toApiFailure } from '@cpa/shared/http';
import type { HostNavigation } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { safely } from '@cpa/shared/store';
import { delay, put, select, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../requests/abortable.ts';
import type { CompanyDirectoryApi } from '../api/companyDirectoryApi.ts';
import { toCompanyFilter, writeCompanyQuery } from '../model/companyQuery.ts';
import {
  companySearchAbandoned,
  companySearchSubmitted,
  companySearchTyped,
  directoryLoaded,
  directoryLoadFailed,
  directoryOpened,
  selectDirectoryQuery,
} from './companyDirectorySlice.ts';

const TYPING_PAUSE_MS = 250;

type Opened = ReturnType<typeof directoryOpened>;
type Typed = ReturnType<
  typeof companySearchTyped | typeof companySearchSubmitted | typeof companySearchAbandoned
>;

export function createCompanyDirectorySaga(api: CompanyDirectoryApi, navigation: HostNavigation) {
  return function* companyDirectorySaga() {
    yield* takeLatest(directoryOpened, safely(loadDirectory, loadDirectoryFailed));
    yield* takeLatest(
      [companySearchTyped, companySearchSubmitted, companySearchAbandoned],
      safely(followTyping, () => {}),
    );
  };

  function* loadDirectory({ payload: query }: Opened) {
    const filter = toCompanyFilter(query);
    const isPlain = Object.keys(filter).length === 0;
    const page = yield* abortable((signal) =>
      isPlain ? api.list(query.page, signal) : api.search(filter, query.page, signal),
    );
    yield* put(directoryLoaded({ key: writeCompanyQuery(query), page }));
  }

  function* followTyping(event: Typed) {
    if (companySearchAbandoned.match(event)) return;
    if (companySearchTyped.match(event)) yield* delay(TYPING_PAUSE_MS);
    const query = yield* select(selectDirectoryQuery);
    const search_string = event.payload.text.trim();
    if (!query || search_string === query.search_string) return;
    const search = writeCompanyQuery({ ...query, search_string, page: 1 });
    navigation.navigate(search ? `${paths.companies}?${search}` : paths.companies, {
      replace: query.search_string !== '',
    });
  }
}

function* loadDirectoryFailed(error: unknown) {
  yield* put(directoryLoadFailed(toApiFailure(error)));
}
