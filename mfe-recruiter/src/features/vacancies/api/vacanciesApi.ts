import {
  ownVacanciesSchema,
  packagesSchema,
  recruiterVacancySchema,
  vacancyDeletedSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { createVacancyApi } from '../../../vacancy-calls/vacancyApi.ts';

export function createVacanciesApi(clients: HttpClients) {
  const { privateClient, publicClient } = clients;
  /** Calls an action of a vacancy; the response is the vacancy after it. */
  const act = (id: number, action: string, data?: object) =>
    request(privateClient, `POST /recruiter/vacancy/${id}/${action}`, recruiterVacancySchema, {
      ...(data && { data }),
    });
  return {
    ...createVacancyApi(clients),
    own: () => request(privateClient, 'GET /recruiter/vacancies', ownVacanciesSchema),
    packages: () => request(publicClient, 'GET /packages', packagesSchema),
    extend: (id: number, valid_through: string) => act(id, 'extend/', { valid_through }),
    close: (id: number) => act(id, 'close'),
    repost: (id: number) => act(id, 'repost', {}),
    remove: (id: number) => request(privateClient, `DELETE /recruiter/vacancy/${id}`, vacancyDeletedSchema),
  };
}

export type VacanciesApi = ReturnType<typeof createVacanciesApi>;
