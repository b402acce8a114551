import type { ApplicantsApi } from '../api/applicantsApi.ts';

/** The applicants' calls with answers of a test's choosing; what a test does not give must not be called. */
export function fakeApplicantsApi(answers: Partial<ApplicantsApi>): ApplicantsApi {
  const uncalled = (name: string) => () =>
    Promise.reject(new Error(`${name} was not expected to be called.`));
  return {
    all: uncalled('all'),
    ofVacancy: uncalled('ofVacancy'),
    review: uncalled('review'),
    resumeLink: uncalled('resumeLink'),
    changeStatus: uncalled('changeStatus'),
    ...answers,
  };
}
