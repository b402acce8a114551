import { companySchema, ownVacanciesSchema, postingsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createPlanSetupApi({ privateClient, publicClient }: HttpClients) {
  return {
    vacancies: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/vacancies', response: ownVacanciesSchema }),
    company: (id: number) =>
      callApi(publicClient, { method: 'GET', url: `/companies/${id}`, response: companySchema }),
    postings: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/postings', response: postingsSchema }),
  };
}

export type PlanSetupApi = ReturnType<typeof createPlanSetupApi>;
