import {
  applicantApplicationsSchema,
  interviewSchema,
  resumeLinkSchema,
  unreadNotificationsSchema,
  withdrawnSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createApplicationsApi({ privateClient }: HttpClients) {
  return {
    own: () => request(privateClient, 'GET /applicant/applications', applicantApplicationsSchema),
    /** A link to the resume that was sent, valid for five minutes. */
    resumeLink: (id: number) =>
      request(privateClient, `GET /applicant/me/resumes/${id}/link`, resumeLinkSchema),
    markRead: (id: number) =>
      request(privateClient, 'POST /notifications/read', unreadNotificationsSchema, { data: { ids: [id] } }),
    withdraw: (vacancyId: number, reason: string) =>
      request(privateClient, `POST /applicant/applications/${vacancyId}/withdraw`, withdrawnSchema, {
        data: { ...(reason && { reason }) },
      }),
    undoWithdrawal: (vacancyId: number) =>
      request(privateClient, `POST /applicant/applications/${vacancyId}/withdraw/undo`, withdrawnSchema),
    confirmInterview: (id: number, slotId: number) =>
      request(privateClient, `POST /applicant/interviews/${id}/confirm`, interviewSchema, {
        data: { slot_id: slotId },
      }),
    declineInterview: (id: number, message: string) =>
      request(privateClient, `POST /applicant/interviews/${id}/decline`, interviewSchema, {
        data: { message },
      }),
    cancelInterview: (id: number, reason: string) =>
      request(privateClient, `POST /applicant/interviews/${id}/cancel`, interviewSchema, {
        data: { reason },
      }),
    /** The calendar file of a confirmed interview. */
    calendar: async (id: number): Promise<Blob> =>
      (await privateClient.get<Blob>(`/applicant/interviews/${id}/calendar`, { responseType: 'blob' })).data,
  };
}

export type ApplicationsApi = ReturnType<typeof createApplicationsApi>;
