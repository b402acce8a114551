import {
  allApplicantsSchema,
  applicantReviewSchema,
  resumeLinkSchema,
  type StatusBatch,
  statusBatchResultsSchema,
  statusUndoneSchema,
  type StatusUpdate,
  statusUpdatedSchema,
  undoBatchResultsSchema,
  vacancyApplicantsSchema,
} from '@cpa/shared/contracts';
import { callApi, downloadFile, type HttpClients } from '@cpa/shared/http';

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
    /** Changes at most `MAX_BATCH` applications, identified by the IDs of the applications. */
    changeStatuses: (data: StatusBatch) =>
      callApi(client, {
        method: 'POST',
        url: '/recruiter/applicants/status',
        data,
        response: statusBatchResultsSchema,
      }),
    undo: (changeId: number) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/status-changes/${changeId}/undo`,
        response: statusUndoneSchema,
      }),
    undoAll: (change_ids: number[]) =>
      callApi(client, {
        method: 'POST',
        url: '/recruiter/status-changes/undo',
        data: { change_ids },
        response: undoBatchResultsSchema,
      }),
    /** The resumes of these applications as a ZIP archive. */
    resumeArchive: (
      ids: number[],
      onProgress: (progress: { loaded: number; total: number | null }) => void,
    ) => downloadFile(client, { url: '/recruiter/applicants/resumes.zip', data: { ids }, onProgress }),
  };
}

export type ApplicantsApi = ReturnType<typeof createApplicantsApi>;
