import { createResource } from '@cpa/shared/store';
import { fork } from 'typed-redux-saga';
import type { FindApi } from '../api/findApi.ts';

/** Vacancies of all companies of the recruiter, newest first. */
export const foundVacancies = createResource({
  name: 'recruiterFoundVacancies',
  load: async (api: FindApi) => (await api.vacancies()).vacancies,
});

/** Applicants of all companies of the recruiter, newest first. */
export const foundApplicants = createResource({
  name: 'recruiterFoundApplicants',
  load: async (api: FindApi) => (await api.applicants()).applicants,
});

export function createFindSaga(api: FindApi) {
  return function* findSaga() {
    yield* fork(foundVacancies.saga(api));
    yield* fork(foundApplicants.saga(api));
  };
}
