import { allApplicantsSchema, vacancyApplicantsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls that list applicants. */
export function createApplicantListApi({ privateClient: client }: HttpClients) {
  return {
    all: () => request(client, 'GET /recruiter/applicants', allApplicantsSchema),
    forVacancy: (vacancyId: number) =>
      request(client, `GET /recruiter/vacancy/${vacancyId}/applicants`, vacancyApplicantsSchema),
  };
}
