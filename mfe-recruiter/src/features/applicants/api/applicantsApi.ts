import {
  allApplicantsSchema,
  applicantReviewSchema,
  resumeLinkSchema,
  type StatusUpdate,
  statusUpdatedSchema,
  vacancyApplicantsSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createApplicantsApi({ privateClient: client }: HttpClients) {
  return {
    all: () =>
      callApi(client, { method: 'GET', url: '/recruiter/applicants', response: allApplicantsSchema }),
    forVacancy: (vacancyId: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/vacancy/${vacancyId}/applicants`,
        response: vacancyApplicantsSchema,
      }),
    /** `id` identifies the application. */
    review: (id: number) =>
      callApi(client, { method: 'GET', url: `/recruiter/applicants/${id}`, response: applicantReviewSchema }),
    /** `id` identifies the application. */
    resumeLink: (id: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/applicants/${id}/resume`,
        response: resumeLinkSchema,
      }),
    changeStatus: (vacancyId: number, applicantId: number, data: StatusUpdate) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status`,
        data,
        response: statusUpdatedSchema,
      }),
  };
}

export type ApplicantsApi = ReturnType<typeof createApplicantsApi>;
