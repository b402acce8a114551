import { ownVacanciesSchema, postingsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createPlanSetupApi({ privateClient }: HttpClients) {
  return {
    vacancies: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/vacancies', response: ownVacanciesSchema }),
    postings: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/postings', response: postingsSchema }),
  };
}

export type PlanSetupApi = ReturnType<typeof createPlanSetupApi>;
