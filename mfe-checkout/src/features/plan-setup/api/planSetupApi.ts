import {
  companySchema,
  ownVacanciesSchema,
  postingsSchema,
  recruiterVacancySchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createPlanSetupApi({ privateClient, publicClient }: HttpClients) {
  return {
    vacancies: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/vacancies', response: ownVacanciesSchema }),
    company: (id: number) =>
      callApi(publicClient, { method: 'GET', url: `/companies/${id}`, response: companySchema }),
    /** Sponsors a vacancy with a sponsorship that its company has left. */
    sponsor: (id: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/vacancy/${id}/sponsor`,
        response: recruiterVacancySchema,
      }),
    postings: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/postings', response: postingsSchema }),
  };
}

export type PlanSetupApi = ReturnType<typeof createPlanSetupApi>;
