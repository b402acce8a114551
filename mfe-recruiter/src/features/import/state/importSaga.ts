import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ImportApi } from '../api/importApi.ts';
import { toPicks } from '../model/importResults.ts';
import { writeResults } from './resultsStorage.ts';
import { createFetchVacancies } from './fetchVacancies.ts';
import { companyChosen, fetchRequested, importOpened } from './importEvents.ts';
import {
  allPicksChanged,
  edited,
  fetched,
  loaded,
  loadFailed,
  pickChanged,
  picksImported,
  saveDone,
  saveFailed,
  saveRequested,
  selectResults,
  selectImportCompanyId,
  selectImportStatus,
} from './importSlice.ts';
import { createOpenImport } from './openImport.ts';

/** Server limit. */
const MAX_PICKS_PER_REQUEST = 50;

export function createImportSaga(api: ImportApi, toasts: Toasts) {
  return function* importSaga() {
    yield* takeLatest([importOpened, companyChosen, signedOut], safely(createOpenImport(api), openFailed));
    yield* takeLeading(fetchRequested, createFetchVacancies(api, toasts));
    yield* takeLeading(saveRequested, safely(save, saveAllFailed));
    yield* takeLatest([loaded, fetched, pickChanged, allPicksChanged, edited, picksImported], storeResults);
  };

  function* save() {
    yield* race({ done: call(saveAll), cancelled: take(signedOut) });
  }

  function* saveAll() {
    const companyId = yield* select(selectImportCompanyId);
    const results = yield* select(selectResults);
    if ((yield* select(selectImportStatus)) !== 'saving' || companyId === null || !results) return;
    const picks = toPicks(results);
    for (let at = 0; at < picks.length; at += MAX_PICKS_PER_REQUEST) {
      yield* put(
        picksImported(yield* call(api.importPicks, companyId, picks.slice(at, at + MAX_PICKS_PER_REQUEST))),
      );
    }
    yield* put(saveDone());
  }
}

/** Stores results, selection and edits, so that they survive a reload. */
function* storeResults() {
  const companyId = yield* select(selectImportCompanyId);
  const results = yield* select(selectResults);
  if (companyId !== null && results) yield* call(writeResults, companyId, results);
}

function* openFailed(error: unknown) {
  yield* put(loadFailed(toApiErrorData(error)));
}

function* saveAllFailed(error: unknown) {
  yield* put(saveFailed(toApiErrorData(error)));
}
