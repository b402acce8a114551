import {
  type BoardNeighbours,
  placedCardSchema,
  type StatusBatch,
  statusBatchResultsSchema,
  undoBatchResultsSchema,
} from '@cpa/shared/contracts';
import {
  request,
  downloadFileWithHeaders,
  type FileDownload,
  type HttpClients,
  translateResults,
} from '@cpa/shared/http';
import { createApplicantListApi } from '../../../applicant-list/applicantListApi.ts';
import { createStatusChangeApi } from '../../../status-changes/statusChangeApi.ts';

/** A ZIP archive with its number of resumes. */
export type ResumeArchive = { file: Blob; count: number };

/** Calls of the lists of applicants. */
export function createApplicantsApi(clients: HttpClients) {
  const { privateClient: client } = clients;
  return {
    ...createApplicantListApi(clients),
    ...createStatusChangeApi(clients),
    /** Changes at most `MAX_BATCH` applications, identified by the IDs of the applications. */
    changeStatuses: async (data: StatusBatch) => {
      const { results } = await request(
        client,
        'POST /recruiter/applicants/status',
        statusBatchResultsSchema,
        { data },
      );
      return { results: await translateResults(results) };
    },
    undoAll: async (change_ids: number[]) => {
      const { results } = await request(
        client,
        'POST /recruiter/status-changes/undo',
        undoBatchResultsSchema,
        { data: { change_ids } },
      );
      return { results: await translateResults(results) };
    },
    /** Places a card between two others of its column. */
    place: (id: number, data: BoardNeighbours) =>
      request(client, `PUT /recruiter/applicants/${id}/board-position`, placedCardSchema, { data }),
    /** The resumes of these applications as a ZIP archive; `count` of them are in it. */
    resumeArchive: async (
      ids: number[],
      options: Pick<FileDownload, 'onProgress' | 'signal'>,
    ): Promise<ResumeArchive> => {
      const url = '/recruiter/applicants/resumes.zip';
      const { file, header } = await downloadFileWithHeaders(client, { url, data: { ids }, ...options });
      return { file, count: Number(header('x-resume-count') ?? ids.length) };
    },
  };
}

export type ApplicantsApi = ReturnType<typeof createApplicantsApi>;
