import type { ApplicantsApi } from '../api/applicantsApi.ts';

/** An applicants API with the given responses. Every other call rejects. */
export function fakeApplicantsApi(responses: Partial<ApplicantsApi>): ApplicantsApi {
  const unexpected = (name: string) => () =>
    Promise.reject(new Error(`${name} must not be called in this test.`));
  return {
    all: unexpected('all'),
    forVacancy: unexpected('forVacancy'),
    resumeMatches: unexpected('resumeMatches'),
    changeStatus: unexpected('changeStatus'),
    changeStatuses: unexpected('changeStatuses'),
    undo: unexpected('undo'),
    postpone: unexpected('postpone'),
    undoAll: unexpected('undoAll'),
    place: unexpected('place'),
    resumeArchive: unexpected('resumeArchive'),
    ...responses,
  };
}
