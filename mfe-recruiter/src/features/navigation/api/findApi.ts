import { ownVacanciesSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { createApplicantListApi } from '../../../applicant-list/applicantListApi.ts';

/** Calls of the dialog that finds vacancies and applicants. */
export function createFindApi(clients: HttpClients) {
  return {
    applicants: createApplicantListApi(clients).all,
    vacancies: () => request(clients.privateClient, 'GET /recruiter/vacancies', ownVacanciesSchema),
  };
}

export type FindApi = ReturnType<typeof createFindApi>;
