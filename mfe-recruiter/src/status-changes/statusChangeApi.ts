import {
  postponedSchema,
  type StatusUpdate,
  statusUndoneSchema,
  statusUpdatedSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls that change the status of one application and undo the change. */
export function createStatusChangeApi({ privateClient: client }: HttpClients) {
  return {
    changeStatus: (vacancyId: number, applicantId: number, data: StatusUpdate) =>
      request(
        client,
        `POST /recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status`,
        statusUpdatedSchema,
        { data },
      ),
    undo: (changeId: number) =>
      request(client, `POST /recruiter/status-changes/${changeId}/undo`, statusUndoneSchema),
    /** Grants the full time to undo again, for at most `MAX_BATCH` changes. */
    postpone: (change_ids: number[], signal?: AbortSignal) =>
      request(client, 'POST /recruiter/status-changes/postpone', postponedSchema, {
        data: { change_ids },
        signal,
      }),
  };
}
