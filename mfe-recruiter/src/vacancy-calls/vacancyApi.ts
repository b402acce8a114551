import {
  postingsSchema,
  recruiterVacancySchema,
  type VacancyCreate,
  type VacancyUpdate,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls that read and write a vacancy of the recruiter's companies. */
export function createVacancyApi({ privateClient: client }: HttpClients) {
  const response = recruiterVacancySchema;
  return {
    /** Postings that are left to each company. */
    postings: () => request(client, 'GET /recruiter/postings', postingsSchema),
    vacancy: (id: number) => request(client, `GET /recruiter/vacancy/${id}`, response),
    create: (data: VacancyCreate) => request(client, 'POST /recruiter/vacancy', response, { data }),
    /** Changes a vacancy. `status: 'open'` publishes a draft. */
    update: (id: number, data: VacancyUpdate) =>
      request(client, `POST /recruiter/vacancy/${id}`, response, { data }),
    /** Sponsors a vacancy with a remaining sponsorship of its company. */
    sponsor: (id: number) => request(client, `POST /recruiter/vacancy/${id}/sponsor`, response),
  };
}
