import {
  type InterviewProposal,
  interviewSchema,
  interviewsSchema,
  postponedSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Calls about the interviews of an application. */
export function createInterviewsApi({ privateClient: client }: HttpClients) {
  return {
    list: (applicationId: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/applicants/${applicationId}/interviews`,
        response: interviewsSchema,
      }),
    propose: (applicationId: number, data: InterviewProposal) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/applicants/${applicationId}/interviews`,
        data,
        response: interviewSchema,
      }),
    changeTimes: (id: number, data: InterviewProposal) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/interviews/${id}/times`,
        data,
        response: interviewSchema,
      }),
    undoMove: (id: number) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/interviews/${id}/move/undo`,
        response: interviewSchema,
      }),
    /** Grants the full time to undo again. */
    postponeMove: (id: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/interviews/${id}/move/postpone`,
        response: postponedSchema,
        ...(signal && { signal }),
      }),
    cancel: (id: number, reason: string) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/interviews/${id}/cancel`,
        data: { reason },
        response: interviewSchema,
      }),
    /** The calendar file of a confirmed interview. */
    calendar: async (id: number): Promise<Blob> =>
      (await client.get<Blob>(`/recruiter/interviews/${id}/calendar`, { responseType: 'blob' })).data,
  };
}

export type InterviewsApi = ReturnType<typeof createInterviewsApi>;
