import {
  ownVacanciesSchema,
  packagesSchema,
  recruiterVacancySchema,
  vacancyDeletedSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { createVacancyApi } from '../../../vacancy-calls/vacancyApi.ts';

export function createVacanciesApi(clients: HttpClients) {
  const { privateClient, publicClient } = clients;
  /** Calls an action of a vacancy; the response is the vacancy after it. */
  const act = (id: number, action: string, data?: object) =>
    callApi(privateClient, {
      method: 'POST',
      url: `/recruiter/vacancy/${id}/${action}`,
      ...(data && { data }),
      response: recruiterVacancySchema,
    });
  return {
    ...createVacancyApi(clients),
    own: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/vacancies', response: ownVacanciesSchema }),
    packages: () => callApi(publicClient, { method: 'GET', url: '/packages', response: packagesSchema }),
    extend: (id: number, valid_through: string) => act(id, 'extend/', { valid_through }),
    close: (id: number) => act(id, 'close'),
    repost: (id: number) => act(id, 'repost', {}),
    remove: (id: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/recruiter/vacancy/${id}`,
        response: vacancyDeletedSchema,
      }),
  };
}

export type VacanciesApi = ReturnType<typeof createVacanciesApi>;
