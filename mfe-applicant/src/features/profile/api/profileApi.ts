import {
  type ApplicantUpdate,
  applicantSchema,
  optionsSchema,
  type ResumeFile,
  resumeFileSchema,
  resumeLinkSchema,
  UPLOAD_TIMEOUT_MS,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Timeout of loading a stored resume in milliseconds; the dialog waits for it. */
const LINK_TIMEOUT_MS = 30_000;

export function createProfileApi({ privateClient, publicClient }: HttpClients) {
  return {
    own: () => request(privateClient, 'GET /applicant/me', applicantSchema),
    create: (data: ApplicantUpdate) => request(privateClient, 'POST /applicants', applicantSchema, { data }),
    update: (data: ApplicantUpdate) =>
      request(privateClient, 'POST /applicant/me', applicantSchema, { data }),
    options: () => request(publicClient, 'GET /options', optionsSchema),
    addResume: (file: File, onUpload?: (fraction: number) => void) =>
      request(privateClient, 'POST /applicant/me/resumes', resumeFileSchema, {
        data: formWith('resume', file),
        timeout: UPLOAD_TIMEOUT_MS,
        ...(onUpload && { onUpload }),
      }),
    makeDefaultResume: (id: number) =>
      request(privateClient, `POST /applicant/me/resumes/${id}/default`, applicantSchema),
    renameResume: (id: number, file_name: string) =>
      request(privateClient, `POST /applicant/me/resumes/${id}`, applicantSchema, { data: { file_name } }),
    removeResume: (id: number) =>
      request(privateClient, `DELETE /applicant/me/resumes/${id}`, applicantSchema),
    resumeLink: (id: number) =>
      request(privateClient, `GET /applicant/me/resumes/${id}/link`, resumeLinkSchema),
    /** Loads a stored resume. Rejects when it cannot be loaded. */
    resumeFile: async ({ id, file_name }: Pick<ResumeFile, 'id' | 'file_name'>) => {
      const { url } = await request(privateClient, `GET /applicant/me/resumes/${id}/link`, resumeLinkSchema);
      const response = await fetch(url, { signal: AbortSignal.timeout(LINK_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The resume responded ${response.status}.`);
      return new File([await response.blob()], file_name);
    },
    setPhoto: (file: File) =>
      request(privateClient, 'POST /applicant/me/photo', applicantSchema, {
        data: formWith('photo', file),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
    removePhoto: () => request(privateClient, 'DELETE /applicant/me/photo', applicantSchema),
  };
}

export type ProfileApi = ReturnType<typeof createProfileApi>;

function formWith(field: string, file: File): FormData {
  const form = new FormData();
  form.append(field, file);
  return form;
}
