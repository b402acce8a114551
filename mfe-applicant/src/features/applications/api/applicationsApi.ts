import {
  applicantApplicationsSchema,
  interviewSchema,
  resumeLinkSchema,
  unreadNotificationsSchema,
  withdrawnSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createApplicationsApi({ privateClient }: HttpClients) {
  return {
    own: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/applicant/applications',
        response: applicantApplicationsSchema,
      }),
    /** A link to the resume that was sent, valid for five minutes. */
    resumeLink: (id: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: `/applicant/me/resumes/${id}/link`,
        response: resumeLinkSchema,
      }),
    markRead: (id: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/notifications/read',
        data: { ids: [id] },
        response: unreadNotificationsSchema,
      }),
    withdraw: (vacancyId: number, reason: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/applications/${vacancyId}/withdraw`,
        data: { ...(reason && { reason }) },
        response: withdrawnSchema,
      }),
    undoWithdrawal: (vacancyId: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/applications/${vacancyId}/withdraw/undo`,
        response: withdrawnSchema,
      }),
    confirmInterview: (id: number, slotId: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/interviews/${id}/confirm`,
        data: { slot_id: slotId },
        response: interviewSchema,
      }),
    declineInterview: (id: number, message: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/interviews/${id}/decline`,
        data: { message },
        response: interviewSchema,
      }),
    cancelInterview: (id: number, reason: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/interviews/${id}/cancel`,
        data: { reason },
        response: interviewSchema,
      }),
    /** The calendar file of a confirmed interview. */
    calendar: async (id: number): Promise<Blob> =>
      (await privateClient.get<Blob>(`/applicant/interviews/${id}/calendar`, { responseType: 'blob' })).data,
  };
}

export type ApplicationsApi = ReturnType<typeof createApplicationsApi>;
