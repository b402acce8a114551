import { profileLoaded, selectProfile, signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { OwnProfileApi } from '../../../viewer/ownProfileApi.ts';
import { fitProfileLoaded, fitRequested } from './vacancyFitSlice.ts';

/** Loads the profile of an applicant for each vacancy, because it may have been edited meanwhile. */
export function createVacancyFitSaga(api: OwnProfileApi) {
  /** Id of the vacancy that was opened last. */
  let opened: number | undefined;

  return function* vacancyFitSaga() {
    yield* takeLeading(profileLoaded, safely(load, ignoreError));
    yield* takeLeading(fitRequested, safely(loadForNext, ignoreError));
  };

  function* loadForNext({ payload: id }: ReturnType<typeof fitRequested>) {
    // A route also loads its vacancy again when only the query of its URL changes.
    if (id === opened) return;
    opened = id;
    yield* call(load);
  }

  function* load() {
    // Null: a recruiter, or an account without an applicant profile yet.
    if (!(yield* select(selectProfile))?.applicant_id) return;
    const { profile } = yield* race({ profile: call(api.ownProfile), cancelled: take(signedOut) });
    if (profile) yield* put(fitProfileLoaded(profile));
  }
}

/** Ignores the error: the vacancy is complete without the comparison. */
function* ignoreError() {}
