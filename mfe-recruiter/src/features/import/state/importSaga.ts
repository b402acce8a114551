import { toApiFailure } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ImportApi } from '../api/importApi.ts';
import { picksOf } from '../model/findings.ts';
import { storeFindings } from '../model/storedFindings.ts';
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
  selectFindings,
  selectImportCompanyId,
  selectImportStatus,
} from './importSlice.ts';
import { createOpenImport } from './openImport.ts';

/** The most picks that one call takes. */
const PICKS_A_CALL = 50;

export function createImportSaga(api: ImportApi, toasts: Toasts) {
  return function* importSaga() {
    yield* takeLatest([importOpened, companyChosen, signedOut], safely(createOpenImport(api), openFailed));
    yield* takeLeading(fetchRequested, createFetchVacancies(api, toasts));
    yield* takeLeading(saveRequested, safely(save, saveFailedWith));
    yield* takeLatest([loaded, fetched, pickChanged, allPicksChanged, edited, picksImported], keep);
  };

  function* save() {
    yield* race({ done: call(saveAll), left: take(signedOut) });
  }

  function* saveAll() {
    const companyId = yield* select(selectImportCompanyId);
    const findings = yield* select(selectFindings);
    if ((yield* select(selectImportStatus)) !== 'saving' || companyId === null || !findings) return;
    const picks = picksOf(findings);
    for (let at = 0; at < picks.length; at += PICKS_A_CALL) {
      yield* put(picksImported(yield* call(api.take, companyId, picks.slice(at, at + PICKS_A_CALL))));
    }
    yield* put(saveDone());
  }
}

/** What was found, picked and typed is there again after a reload. */
function* keep() {
  const companyId = yield* select(selectImportCompanyId);
  const findings = yield* select(selectFindings);
  if (companyId !== null && findings) yield* call(storeFindings, companyId, findings);
}

function* openFailed(error: unknown) {
  yield* put(loadFailed(toApiFailure(error)));
}

function* saveFailedWith(error: unknown) {
  yield* put(saveFailed(toApiFailure(error)));
}
