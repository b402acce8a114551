import {
  applicantApplicationsSchema,
  savedVacanciesSchema,
  vacancyPageSchema,
  vacancySchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createMatchApi({ privateClient, publicClient }: HttpClients) {
  return {
    vacancy: (id: number) => request(publicClient, `GET /vacancies/${id}`, vacancySchema),
    applications: () => request(privateClient, 'GET /applicant/applications', applicantApplicationsSchema),
    savedVacancies: () => request(privateClient, 'GET /account/saved-vacancies', savedVacanciesSchema),
    searchVacancies: (query: string) =>
      request(publicClient, 'POST /vacancies/searchfilter', vacancyPageSchema, {
        data: { search_string: query },
      }),
  };
}

export type MatchApi = ReturnType<typeof createMatchApi>;
