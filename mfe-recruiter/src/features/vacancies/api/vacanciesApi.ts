import {
  ownVacanciesSchema,
  packagesSchema,
  postingsSchema,
  recruiterVacancySchema,
  vacancyDeletedSchema,
  type VacancyCreate,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createVacanciesApi({ privateClient, publicClient }: HttpClients) {
  /** Calls an action of a vacancy; the response is the vacancy after it. */
  const act = (id: number, action: string, data?: object) =>
    callApi(privateClient, {
      method: 'POST',
      url: `/recruiter/vacancy/${id}/${action}`,
      ...(data && { data }),
      response: recruiterVacancySchema,
    });
  return {
    own: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/vacancies', response: ownVacanciesSchema }),
    postings: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/postings', response: postingsSchema }),
    packages: () => callApi(publicClient, { method: 'GET', url: '/packages', response: packagesSchema }),
    vacancy: (id: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: `/recruiter/vacancy/${id}`,
        response: recruiterVacancySchema,
      }),
    create: (data: VacancyCreate) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/vacancy',
        data,
        response: recruiterVacancySchema,
      }),
    extend: (id: number, valid_through: string) => act(id, 'extend/', { valid_through }),
    close: (id: number) => act(id, 'close'),
    repost: (id: number, valid_through?: string) => act(id, 'repost', valid_through ? { valid_through } : {}),
    sponsor: (id: number) => act(id, 'sponsor'),
    remove: (id: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/recruiter/vacancy/${id}`,
        response: vacancyDeletedSchema,
      }),
  };
}

export type VacanciesApi = ReturnType<typeof createVacanciesApi>;
