import { LONGEST_RESUME_SEARCH, SHORTEST_RESUME_SEARCH } from '@cpa/shared/contracts';
import type { ApplicantListApi } from './applicantListApi.ts';

/** Returns the IDs of the applications whose resume has the words; none for a search that is too short for resumes. */
export async function findInResumes(
  api: ApplicantListApi,
  search: string,
  signal?: AbortSignal,
): Promise<number[]> {
  const wanted = resumeSearch(search);
  return wanted === '' ? [] : (await api.resumeMatches(wanted, signal)).ids;
}

/** Returns the search as the API takes it: empty when it is too short for resumes. */
export function resumeSearch(search: string): string {
  const wanted = search.trim().slice(0, LONGEST_RESUME_SEARCH);
  return wanted.length < SHORTEST_RESUME_SEARCH ? '' : wanted;
}
