import { toApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { postingsChanged, SETTLE_MS } from '../../../vacancy-calls/postingsChanged.ts';
import type { ImportApi } from '../api/importApi.ts';
import { toPicks } from '../model/importResults.ts';
import type { PlannedPublication } from '../../../publishing/publicationPlan.ts';
import { publishCancelled, type publishConfirmed, publishEnded, vacancyPublished } from './importEvents.ts';
import { events, selectImportCompanyId, selectImportStatus, selectResults } from './importSlice.ts';
import {
  postingsLoaded,
  postingsLoadFailed,
  publicationFailed,
  publishStopped,
  selectPublish,
} from './publishSlice.ts';

/** Limit of vacancies per import request, set by the API. */
export const MAX_PICKS_PER_REQUEST = 50;

/** Version of a draft that is unchanged since it was saved. */
const UNCHANGED_VERSION = 1;

/** Creates the workers that publish found vacancies: each becomes a draft first, so that a failure loses nothing. */
export function createPublishVacancies(api: ImportApi) {
  return {
    loadPostings: safely(loadPostings, failWith(postingsLoadFailed)),
    reloadPostings: safely(reloadPostings, ignore),
    publish: whileSignedIn(publish, stopped),
  };

  function* loadPostings() {
    const { postings } = yield* race({
      postings: call(api.postings),
      cancelled: take([publishCancelled, signedOut]),
    });
    if (postings) yield* put(postingsLoaded(postings.companies));
  }

  /** The open dialog states what is left, which a colleague or another tab may use meanwhile. */
  function* reloadPostings() {
    yield* delay(SETTLE_MS);
    if ((yield* select(selectPublish)).dialog === 'asking') yield* loadPostings();
  }

  function* publish({ payload: { planned } }: ReturnType<typeof publishConfirmed>) {
    // The page was opened again in the meantime.
    if ((yield* select(selectImportStatus)) !== 'saving') return yield* put(publishEnded());
    for (let at = 0; at < planned.length; at += MAX_PICKS_PER_REQUEST) {
      yield* publishBatch(planned.slice(at, at + MAX_PICKS_PER_REQUEST));
    }
    yield* put(publishEnded());
    yield* put(postingsChanged());
  }

  /**
   * Calls run one after another, so that postings are used in the order that was shown. A draft that a colleague saved
   * before and has changed since is not published.
   */
  function* publishBatch(batch: PlannedPublication[]) {
    const companyId = yield* select(selectImportCompanyId);
    const results = yield* select(selectResults);
    if (companyId === null || !results) return;
    const picks = toPicks({ ...results, picked: batch.map(({ id }) => id) });
    const response = yield* call(api.importPicks, companyId, picks);
    yield* put(events.draftsLinked(response));
    const vacancyIds = new Map(response.imported.map(({ id, vacancy_id }) => [id, vacancy_id]));
    for (const { id, title, isShortened } of batch) {
      const vacancyId = vacancyIds.get(id);
      if (vacancyId === undefined) continue;
      try {
        yield* call(api.update, vacancyId, {
          status: 'open' as const,
          version: UNCHANGED_VERSION,
          ...(isShortened && { valid_through: null }),
        });
        yield* put(vacancyPublished({ vacancyId }));
      } catch (error) {
        yield* put(publicationFailed({ vacancyId, title, error: toApiErrorData(error) }));
      }
    }
  }
}

/** The dialog keeps what it has; publishing checks it. */
function ignore(): void {}

function* stopped(error: unknown) {
  yield* put(publishStopped(toApiErrorData(error)));
  yield* put(publishEnded());
  yield* put(postingsChanged());
}
