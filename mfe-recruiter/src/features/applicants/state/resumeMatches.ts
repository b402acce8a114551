import type { ApplicantListItem } from '@cpa/shared/contracts';
import { createResource } from '@cpa/shared/store';
import type { ApplicantListApi } from '../../../applicant-list/applicantListApi.ts';
import { hasSearchWords } from '../../../applicant-list/filterApplicants.ts';
import { findInResumes } from '../../../applicant-list/resumeSearch.ts';

/** IDs of the applications whose resume has the words of the search. A longer search narrows those on screen. */
export const resumeMatches = createResource({
  name: 'recruiterResumeMatches',
  load: async (api: ApplicantListApi, search: string, signal) => await findInResumes(api, search, signal),
  isKept: (next, loaded) => next.startsWith(loaded),
});

/** Returns true for an applicant who is found by the resume, and not by what the list shows. */
export function selectIsOnlyInResume(state: object, applicant: ApplicantListItem): boolean {
  const read = resumeMatches.select(state);
  return read.status === 'loaded' && read.data.includes(applicant.id) && !hasSearchWords(applicant, read.arg);
}
