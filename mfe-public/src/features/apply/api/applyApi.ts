import {
  applicantApplicationsSchema,
  applicantSchema,
  type Apply,
  appliedSchema,
} from '@cpa/shared/contracts';
import { callApi, callApiWithStatus, type HttpClients } from '@cpa/shared/http';

export function createApplyApi({ privateClient: client }: HttpClients) {
  return {
    /** Status 201: application submitted. 200: the applicant had already applied. */
    apply: (vacancyId: number, data: Apply) =>
      callApiWithStatus(client, {
        method: 'POST',
        url: `/vacancies/${vacancyId}/apply`,
        data,
        response: appliedSchema,
      }),
    /** Status 404: the account has no profile yet. */
    ownProfile: (signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: '/applicant/me',
        response: applicantSchema,
        ...(signal && { signal }),
      }),
    ownApplications: () =>
      callApi(client, {
        method: 'GET',
        url: '/applicant/applications',
        response: applicantApplicationsSchema,
      }),
    createApplicant: (name: string) =>
      callApi(client, { method: 'POST', url: '/applicants', data: { name }, response: applicantSchema }),
  };
}

export type ApplyApi = ReturnType<typeof createApplyApi>;
