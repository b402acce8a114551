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
    all: () => callApi(client, { method: 'GET', url: '/recruiter/applicants', answer: allApplicantsSchema }),
    ofVacancy: (vacancyId: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/vacancy/${vacancyId}/applicants`,
        answer: vacancyApplicantsSchema,
      }),
    /** By the application's id. */
    review: (id: number) =>
      callApi(client, { method: 'GET', url: `/recruiter/applicants/${id}`, answer: applicantReviewSchema }),
    /** By the application's id. */
    resumeLink: (id: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/applicants/${id}/resume`,
        answer: resumeLinkSchema,
      }),
    changeStatus: (vacancyId: number, applicantId: number, data: StatusUpdate) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status`,
        data,
        answer: statusUpdatedSchema,
      }),
  };
}

export type ApplicantsApi = ReturnType<typeof createApplicantsApi>;
