import { ownVacanciesSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createVacanciesApi({ privateClient }: HttpClients) {
  return {
    own: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/vacancies', response: ownVacanciesSchema }),
  };
}

export type VacanciesApi = ReturnType<typeof createVacanciesApi>;
