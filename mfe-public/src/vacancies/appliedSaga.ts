import { applicantApplicationsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import type { RemoteHost } from '@cpa/shared/remote';
import { profileLoaded, selectRole } from '@cpa/shared/session';
import { whileSignedIn } from '@cpa/shared/store';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import {
  ownApplicationsLoaded,
  ownApplicationsRequested,
  selectAreApplicationsLoaded,
} from './appliedSlice.ts';

export function createAppliedApi({ privateClient }: HttpClients) {
  return {
    ownApplications: () => request(privateClient, 'GET /applicant/applications', applicantApplicationsSchema),
  };
}

export type AppliedApi = ReturnType<typeof createAppliedApi>;

/** Starts the saga that loads which vacancies the applicant has applied to. */
export function startAppliedVacancies({ store, api }: RemoteHost): void {
  store.runFeatureSaga('public/applied', createAppliedSaga(createAppliedApi(api)));
}

/** Loads the own applications of an applicant once. */
export function createAppliedSaga(api: AppliedApi) {
  return function* appliedSaga() {
    yield* takeLeading([profileLoaded, ownApplicationsRequested], whileSignedIn(load, ignoreError));
    yield* put(ownApplicationsRequested());
  };

  function* load() {
    if ((yield* select(selectRole)) !== 'applicant') return;
    if (yield* select(selectAreApplicationsLoaded)) return;
    const applications = yield* call(api.ownApplications);
    yield* put(ownApplicationsLoaded(applications.map(({ vacancy_id }) => vacancy_id)));
  }
}

/** Ignores the error: the server rejects a duplicate application anyway. */
function* ignoreError() {}
