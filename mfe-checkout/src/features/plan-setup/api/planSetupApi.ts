import {
  companySchema,
  ownVacanciesSchema,
  postingsSchema,
  recruiterVacancySchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createPlanSetupApi({ privateClient, publicClient }: HttpClients) {
  return {
    vacancies: () => request(privateClient, 'GET /recruiter/vacancies', ownVacanciesSchema),
    company: (id: number) => request(publicClient, `GET /companies/${id}`, companySchema),
    /** Sponsors a vacancy with a sponsorship that its company has left. */
    sponsor: (id: number) =>
      request(privateClient, `POST /recruiter/vacancy/${id}/sponsor`, recruiterVacancySchema),
    postings: () => request(privateClient, 'GET /recruiter/postings', postingsSchema),
  };
}

export type PlanSetupApi = ReturnType<typeof createPlanSetupApi>;
