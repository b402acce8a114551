import {
  busyTimesSchema,
  type InterviewProposal,
  interviewSchema,
  interviewsSchema,
  postponedSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls about the interviews of an application. */
export function createInterviewsApi({ privateClient: client }: HttpClients) {
  return {
    list: (applicationId: number) =>
      request(client, `GET /recruiter/applicants/${applicationId}/interviews`, interviewsSchema),
    /** Other interviews of the recruiter whose interview it is. */
    busyTimes: (applicationId: number, signal?: AbortSignal) =>
      request(client, `GET /recruiter/applicants/${applicationId}/busy-times`, busyTimesSchema, { signal }),
    propose: (applicationId: number, data: InterviewProposal) =>
      request(client, `POST /recruiter/applicants/${applicationId}/interviews`, interviewSchema, { data }),
    changeTimes: (id: number, data: InterviewProposal) =>
      request(client, `POST /recruiter/interviews/${id}/times`, interviewSchema, { data }),
    undoMove: (id: number) => request(client, `POST /recruiter/interviews/${id}/move/undo`, interviewSchema),
    /** Grants the full time to undo again. */
    postponeMove: (id: number, signal?: AbortSignal) =>
      request(client, `POST /recruiter/interviews/${id}/move/postpone`, postponedSchema, { signal }),
    cancel: (id: number, reason: string) =>
      request(client, `POST /recruiter/interviews/${id}/cancel`, interviewSchema, { data: { reason } }),
    /** The calendar file of a confirmed interview. */
    calendar: async (id: number): Promise<Blob> =>
      (await client.get<Blob>(`/recruiter/interviews/${id}/calendar`, { responseType: 'blob' })).data,
  };
}

export type InterviewsApi = ReturnType<typeof createInterviewsApi>;
