import {
  messageSchema,
  savedVacanciesSchema,
  type VacancyCard,
  vacancyCardsSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createSavedApi({ publicClient, privateClient }: HttpClients) {
  const url = '/account/saved-vacancies';
  return {
    /** Lists the account's saved vacancies. */
    list: async (): Promise<VacancyCard[]> =>
      (await callApi(privateClient, { method: 'GET', url, response: savedVacanciesSchema })).vacancies,
    /** Adds vacancies to the account and returns all of them. */
    merge: async (vacancy_ids: number[]): Promise<VacancyCard[]> =>
      (
        await callApi(privateClient, {
          method: 'POST',
          url,
          data: { vacancy_ids },
          response: savedVacanciesSchema,
        })
      ).vacancies,
    save: (id: number) =>
      callApi(privateClient, { method: 'PUT', url: `${url}/${id}`, response: messageSchema }),
    remove: (id: number) =>
      callApi(privateClient, { method: 'DELETE', url: `${url}/${id}`, response: messageSchema }),
    /** Returns vacancies by ID, for visitors. */
    cards: async (ids: number[]): Promise<VacancyCard[]> =>
      (
        await callApi(publicClient, {
          method: 'GET',
          url: '/vacancies/cards',
          params: { ids: ids.join(',') },
          response: vacancyCardsSchema,
        })
      ).vacancies,
  };
}

export type SavedApi = ReturnType<typeof createSavedApi>;
