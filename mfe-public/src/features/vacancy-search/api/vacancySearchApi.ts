import { type VacancyFilter, vacancyPageSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createVacancySearchApi({ publicClient: client }: HttpClients) {
  return {
    list: (page: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: '/vacancies',
        params: { page },
        response: vacancyPageSchema,
        ...(signal && { signal }),
      }),
    search: (filter: VacancyFilter, page: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'POST',
        url: '/vacancies/searchfilter',
        params: { page },
        data: filter,
        response: vacancyPageSchema,
        ...(signal && { signal }),
      }),
  };
}

export type VacancySearchApi = ReturnType<typeof createVacancySearchApi>;
