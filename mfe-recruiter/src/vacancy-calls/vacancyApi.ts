import {
  postingsSchema,
  recruiterVacancySchema,
  type VacancyCreate,
  type VacancyUpdate,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Calls that read and write a vacancy of the recruiter's companies. */
export function createVacancyApi({ privateClient: client }: HttpClients) {
  const response = recruiterVacancySchema;
  return {
    /** Postings that are left to each company. */
    postings: () => callApi(client, { method: 'GET', url: '/recruiter/postings', response: postingsSchema }),
    vacancy: (id: number) => callApi(client, { method: 'GET', url: `/recruiter/vacancy/${id}`, response }),
    create: (data: VacancyCreate) =>
      callApi(client, { method: 'POST', url: '/recruiter/vacancy', data, response }),
    /** Changes a vacancy. `status: 'open'` publishes a draft. */
    update: (id: number, data: VacancyUpdate) =>
      callApi(client, { method: 'POST', url: `/recruiter/vacancy/${id}`, data, response }),
    /** Sponsors a vacancy with a sponsorship that its company has left. */
    sponsor: (id: number) =>
      callApi(client, { method: 'POST', url: `/recruiter/vacancy/${id}/sponsor`, response }),
  };
}
