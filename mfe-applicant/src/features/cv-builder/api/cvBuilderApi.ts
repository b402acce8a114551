import {
  applicantSchema,
  type CvUpdate,
  cvListSchema,
  cvSummarySchema,
  type NewCv,
  optionsSchema,
  resumeFileSchema,
  storedCvSchema,
  UPLOAD_TIMEOUT_MS,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createCvBuilderApi({ privateClient, publicClient }: HttpClients) {
  return {
    list: () => request(privateClient, 'GET /applicant/me/cvs', cvListSchema),
    read: (id: number) => request(privateClient, `GET /applicant/me/cvs/${id}`, storedCvSchema),
    create: (data: NewCv) => request(privateClient, 'POST /applicant/me/cvs', cvSummarySchema, { data }),
    update: (id: number, data: CvUpdate) =>
      request(privateClient, `PUT /applicant/me/cvs/${id}`, cvSummarySchema, { data }),
    rename: (id: number, name: string) =>
      request(privateClient, `PUT /applicant/me/cvs/${id}/name`, cvSummarySchema, { data: { name } }),
    profile: () => request(privateClient, 'GET /applicant/me', applicantSchema),
    options: () => request(publicClient, 'GET /options', optionsSchema),
    addResume(file: File) {
      const data = new FormData();
      data.append('resume', file);
      return request(privateClient, 'POST /applicant/me/resumes', resumeFileSchema, {
        data,
        timeout: UPLOAD_TIMEOUT_MS,
      });
    },
  };
}

export type CvBuilderApi = ReturnType<typeof createCvBuilderApi>;
