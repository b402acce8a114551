import {
  messageSchema,
  savedVacanciesSchema,
  type VacancyCard,
  vacancyCardsSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createSavedApi({ publicClient, privateClient }: HttpClients) {
  const url = '/account/saved-vacancies';
  return {
    /** Lists the account's saved vacancies. */
    list: async (): Promise<VacancyCard[]> =>
      (await request(privateClient, `GET ${url}`, savedVacanciesSchema)).vacancies,
    /** Adds vacancies to the account and returns all of them. */
    merge: async (vacancy_ids: number[]): Promise<VacancyCard[]> =>
      (await request(privateClient, `POST ${url}`, savedVacanciesSchema, { data: { vacancy_ids } }))
        .vacancies,
    save: (id: number) => request(privateClient, `PUT ${url}/${id}`, messageSchema),
    remove: (id: number) => request(privateClient, `DELETE ${url}/${id}`, messageSchema),
    /** Returns vacancies by ID, for visitors. */
    cards: async (ids: number[]): Promise<VacancyCard[]> =>
      (
        await request(publicClient, 'GET /vacancies/cards', vacancyCardsSchema, {
          params: { ids: ids.join(',') },
        })
      ).vacancies,
  };
}

export type SavedApi = ReturnType<typeof createSavedApi>;
