import { allApplicantsSchema, resumeMatchesSchema, vacancyApplicantsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls that list applicants. */
export function createApplicantListApi({ privateClient: client }: HttpClients) {
  return {
    all: () => request(client, 'GET /recruiter/applicants', allApplicantsSchema),
    forVacancy: (vacancyId: number) =>
      request(client, `GET /recruiter/vacancy/${vacancyId}/applicants`, vacancyApplicantsSchema),
    /** IDs of the applications whose resume has every word of the search. */
    resumeMatches: (search_string: string, signal?: AbortSignal) =>
      request(client, 'GET /recruiter/applicants/resume-matches', resumeMatchesSchema, {
        params: { search_string },
        ...(signal && { signal }),
      }),
  };
}

export type ApplicantListApi = Pick<ReturnType<typeof createApplicantListApi>, 'resumeMatches'>;
