import type { Toasts } from '@cpa/shared/remote';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { eventsMissed } from '../../../realtime/realtimeEvents.ts';
import { postingsChanged } from '../../../vacancy-calls/postingsChanged.ts';
import type { ImportApi } from '../api/importApi.ts';
import { toPicks } from '../model/importResults.ts';
import { writeResults } from './resultsStorage.ts';
import { createFetchVacancies } from './fetchVacancies.ts';
import { createComparePosted } from './comparePosted.ts';
import { events as comparisonEvents } from './comparisonSlice.ts';
import * as importEvents from './importEvents.ts';
import { events, selectImportCompanyId, selectImportStatus, selectResults } from './importSlice.ts';
import { createOpenImport } from './openImport.ts';
import { createPublishVacancies, MAX_PICKS_PER_REQUEST } from './publishVacancies.ts';

/** Events after which the stored results are outdated. */
const RESULT_CHANGES = [
  events.loaded,
  events.fetched,
  events.pickChanged,
  events.allPicksChanged,
  events.edited,
  events.picksImported,
  events.draftsLinked,
  events.postedChanged,
  importEvents.vacancyPublished,
];

export function createImportSaga(api: ImportApi, toasts: Toasts) {
  const publishing = createPublishVacancies(api);
  const comparing = createComparePosted(api);

  return function* importSaga() {
    yield* takeLatest(
      [importEvents.importOpened, importEvents.companyChosen],
      whileSignedIn(createOpenImport(api), failWith(events.loadFailed)),
    );
    yield* takeLeading(importEvents.fetchRequested, createFetchVacancies(api, toasts));
    yield* takeLeading(events.saveRequested, whileSignedIn(save, failWith(events.saveFailed)));
    yield* takeLatest(importEvents.publishAsked, publishing.loadPostings);
    yield* takeLatest([postingsChanged, eventsMissed], publishing.reloadPostings);
    yield* takeLeading(importEvents.publishConfirmed, publishing.publish);
    yield* takeEvery(comparisonEvents.comparisonOpened, comparing.load);
    yield* takeEvery(comparisonEvents.updateRequested, comparing.update);
    yield* takeLatest(RESULT_CHANGES, storeResults);
  };

  function* save() {
    const companyId = yield* select(selectImportCompanyId);
    const results = yield* select(selectResults);
    if ((yield* select(selectImportStatus)) !== 'saving' || companyId === null || !results) return;
    const picks = toPicks(results);
    for (let at = 0; at < picks.length; at += MAX_PICKS_PER_REQUEST) {
      yield* put(
        events.picksImported(
          yield* call(api.importPicks, companyId, picks.slice(at, at + MAX_PICKS_PER_REQUEST)),
        ),
      );
    }
    yield* put(events.saveDone());
  }
}

/** Stores results, selection and edits, so that they survive a reload. */
function* storeResults() {
  const companyId = yield* select(selectImportCompanyId);
  const results = yield* select(selectResults);
  if (companyId !== null && results) yield* call(writeResults, companyId, results);
}
