import { profileLoaded, selectProfile } from '@cpa/shared/session';
import { whileSignedIn } from '@cpa/shared/store';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { OwnProfileApi } from '../../../viewer/ownProfileApi.ts';
import { fitProfileLoaded, fitRequested } from './vacancyFitSlice.ts';

/** Loads the profile of an applicant for each vacancy, because it may have been edited in the meantime. */
export function createVacancyFitSaga(api: OwnProfileApi) {
  /** Id of the vacancy that was opened last. */
  let opened: number | undefined;

  return function* vacancyFitSaga() {
    yield* takeLeading(profileLoaded, whileSignedIn(load, ignoreError));
    yield* takeLeading(fitRequested, whileSignedIn(loadForNext, ignoreError));
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
    yield* put(fitProfileLoaded(yield* call(api.ownProfile)));
  }
}

/** Ignores the error: the vacancy is complete without the comparison. */
function* ignoreError() {}
