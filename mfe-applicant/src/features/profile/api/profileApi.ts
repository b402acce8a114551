import {
  type ApplicantUpdate,
  applicantSchema,
  optionsSchema,
  resumeFileSchema,
  resumeLinkSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Allows for 5 MB over a slow mobile connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

export function createProfileApi({ privateClient, publicClient }: HttpClients) {
  return {
    own: () => callApi(privateClient, { method: 'GET', url: '/applicant/me', response: applicantSchema }),
    create: (data: ApplicantUpdate) =>
      callApi(privateClient, { method: 'POST', url: '/applicants', data, response: applicantSchema }),
    update: (data: ApplicantUpdate) =>
      callApi(privateClient, { method: 'POST', url: '/applicant/me', data, response: applicantSchema }),
    options: () => callApi(publicClient, { method: 'GET', url: '/options', response: optionsSchema }),
    addResume: (file: File, onUpload?: (fraction: number) => void) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/applicant/me/resumes',
        data: formWith('resume', file),
        timeout: UPLOAD_TIMEOUT_MS,
        ...(onUpload && { onUpload }),
        response: resumeFileSchema,
      }),
    makeDefaultResume: (id: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/me/resumes/${id}/default`,
        response: applicantSchema,
      }),
    renameResume: (id: number, file_name: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/me/resumes/${id}`,
        data: { file_name },
        response: applicantSchema,
      }),
    removeResume: (id: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/applicant/me/resumes/${id}`,
        response: applicantSchema,
      }),
    resumeLink: (id: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: `/applicant/me/resumes/${id}/link`,
        response: resumeLinkSchema,
      }),
    setPhoto: (file: File) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/applicant/me/photo',
        data: formWith('photo', file),
        timeout: UPLOAD_TIMEOUT_MS,
        response: applicantSchema,
      }),
    removePhoto: () =>
      callApi(privateClient, { method: 'DELETE', url: '/applicant/me/photo', response: applicantSchema }),
  };
}

export type ProfileApi = ReturnType<typeof createProfileApi>;

function formWith(field: string, file: File): FormData {
  const form = new FormData();
  form.append(field, file);
  return form;
}
