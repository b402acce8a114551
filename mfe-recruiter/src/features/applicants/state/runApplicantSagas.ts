import type { RemoteHost } from '@cpa/shared/remote';
import { createApplicantsApi } from '../api/applicantsApi.ts';
import { createApplicantsSaga } from './applicantsSaga.ts';
import { createArchiveSaga } from './archiveSaga.ts';
import { createMovesSaga } from './movesSaga.ts';
import { createPlaceSaga } from './placeSaga.ts';
import { resumeMatches } from './resumeMatches.ts';

/** Runs the sagas of the lists of applicants, once per store. */
export function runApplicantSagas({ store, api: clients, toasts }: RemoteHost): void {
  const api = createApplicantsApi(clients);
  store.runFeatureSaga('recruiter/applicants', createApplicantsSaga(api, toasts));
  store.runFeatureSaga('recruiter/applicant-moves', createMovesSaga(api, toasts));
  store.runFeatureSaga('recruiter/applicant-places', createPlaceSaga(api, toasts));
  store.runFeatureSaga('recruiter/resume-archive', createArchiveSaga(api, toasts));
  store.runFeatureSaga('recruiter/resume-matches', resumeMatches.saga(api));
}
