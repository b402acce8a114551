import { toApiErrorData } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { put, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../http/abortable.ts';
import type { CompanyDirectoryApi } from '../api/companyDirectoryApi.ts';
import { toCompanyFilter, writeCompanyQuery } from '../model/companyQuery.ts';
import { directoryLoaded, directoryLoadFailed, directoryOpened } from './companyDirectorySlice.ts';

type Opened = ReturnType<typeof directoryOpened>;

export function createCompanyDirectorySaga(api: CompanyDirectoryApi) {
  return function* companyDirectorySaga() {
    yield* takeLatest(directoryOpened, safely(loadDirectory, loadDirectoryFailed));
  };

  function* loadDirectory({ payload: query }: Opened) {
    const filter = toCompanyFilter(query);
    const isPlain = Object.keys(filter).length === 0;
    const page = yield* abortable((signal) =>
      isPlain ? api.list(query.page, signal) : api.search(filter, query.page, signal),
    );
    yield* put(directoryLoaded({ key: writeCompanyQuery(query), page }));
  }
}

function* loadDirectoryFailed(error: unknown) {
  yield* put(directoryLoadFailed(toApiErrorData(error)));
}
