import { type VacancyFilter, vacancyPageSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createVacancySearchApi({ publicClient: client }: HttpClients) {
  return {
    list: (page: number, signal?: AbortSignal) =>
      request(client, 'GET /vacancies', vacancyPageSchema, { params: { page }, signal }),
    search: (filter: VacancyFilter, page: number, signal?: AbortSignal) =>
      request(client, 'POST /vacancies/searchfilter', vacancyPageSchema, {
        params: { page },
        data: filter,
        signal,
      }),
  };
}

export type VacancySearchApi = ReturnType<typeof createVacancySearchApi>;
