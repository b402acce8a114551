import {
  postponedSchema,
  type StatusUpdate,
  statusUndoneSchema,
  statusUpdatedSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Calls that change the status of one application and undo the change. */
export function createStatusChangeApi({ privateClient: client }: HttpClients) {
  return {
    changeStatus: (vacancyId: number, applicantId: number, data: StatusUpdate) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status`,
        data,
        response: statusUpdatedSchema,
      }),
    undo: (changeId: number) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/status-changes/${changeId}/undo`,
        response: statusUndoneSchema,
      }),
    /** Grants the full time to undo again, for at most `MAX_BATCH` changes. */
    postpone: (change_ids: number[], signal?: AbortSignal) =>
      callApi(client, {
        method: 'POST',
        url: '/recruiter/status-changes/postpone',
        data: { change_ids },
        response: postponedSchema,
        ...(signal && { signal }),
      }),
  };
}
