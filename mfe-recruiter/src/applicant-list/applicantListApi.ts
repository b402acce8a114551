import { allApplicantsSchema, vacancyApplicantsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Calls that list applicants. */
export function createApplicantListApi({ privateClient: client }: HttpClients) {
  return {
    all: () =>
      callApi(client, { method: 'GET', url: '/recruiter/applicants', response: allApplicantsSchema }),
    forVacancy: (vacancyId: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/vacancy/${vacancyId}/applicants`,
        response: vacancyApplicantsSchema,
      }),
  };
}
