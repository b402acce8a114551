import {
  applicantSchema,
  type Apply,
  appliedSchema,
  resumeFileSchema,
  UPLOAD_TIMEOUT_MS,
} from '@cpa/shared/contracts';
import { request, callApiWithStatus, type HttpClients } from '@cpa/shared/http';

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
    addResume: (file: File, onUpload: (fraction: number) => void) => {
      const data = new FormData();
      data.append('resume', file);
      return request(client, 'POST /applicant/me/resumes', resumeFileSchema, {
        data,
        timeout: UPLOAD_TIMEOUT_MS,
        onUpload,
      });
    },
    createApplicant: (name: string) =>
      request(client, 'POST /applicants', applicantSchema, { data: { name } }),
  };
}

export type ApplyApi = ReturnType<typeof createApplyApi>;
