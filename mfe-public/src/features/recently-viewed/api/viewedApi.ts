import { messageSchema, viewedVacanciesSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createViewedApi({ privateClient }: HttpClients) {
  const url = '/account/viewed-vacancies';
  return {
    /** Lists the IDs of the vacancies that the account opened last. */
    list: async () => (await request(privateClient, `GET ${url}`, viewedVacanciesSchema)).vacancy_ids,
    /** Puts vacancies before those of the account and returns all of them. */
    add: async (vacancy_ids: number[]) =>
      (await request(privateClient, `POST ${url}`, viewedVacanciesSchema, { data: { vacancy_ids } }))
        .vacancy_ids,
    clear: () => request(privateClient, `DELETE ${url}`, messageSchema),
  };
}

export type ViewedApi = ReturnType<typeof createViewedApi>;
