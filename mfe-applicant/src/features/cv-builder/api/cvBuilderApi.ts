import {
  applicantApplicationsSchema,
  applicantSchema,
  type CvUpdate,
  cvListSchema,
  cvSummarySchema,
  type NewCv,
  optionsSchema,
  resumeFileSchema,
  savedVacanciesSchema,
  storedCvSchema,
  vacancyPageSchema,
  vacancySchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Allows for a large PDF over a slow mobile connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

export function createCvBuilderApi({ privateClient, publicClient }: HttpClients) {
  return {
    list: () => callApi(privateClient, { method: 'GET', url: '/applicant/me/cvs', response: cvListSchema }),
    read: (id: number) =>
      callApi(privateClient, { method: 'GET', url: `/applicant/me/cvs/${id}`, response: storedCvSchema }),
    create: (data: NewCv) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/applicant/me/cvs',
        data,
        response: cvSummarySchema,
      }),
    update: (id: number, data: CvUpdate) =>
      callApi(privateClient, {
        method: 'PUT',
        url: `/applicant/me/cvs/${id}`,
        data,
        response: cvSummarySchema,
      }),
    rename: (id: number, name: string) =>
      callApi(privateClient, {
        method: 'PUT',
        url: `/applicant/me/cvs/${id}/name`,
        data: { name },
        response: cvSummarySchema,
      }),
    profile: () => callApi(privateClient, { method: 'GET', url: '/applicant/me', response: applicantSchema }),
    options: () => callApi(publicClient, { method: 'GET', url: '/options', response: optionsSchema }),
    vacancy: (id: number) =>
      callApi(publicClient, { method: 'GET', url: `/vacancies/${id}`, response: vacancySchema }),
    applications: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/applicant/applications',
        response: applicantApplicationsSchema,
      }),
    savedVacancies: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/account/saved-vacancies',
        response: savedVacanciesSchema,
      }),
    searchVacancies: (query: string) =>
      callApi(publicClient, {
        method: 'POST',
        url: '/vacancies/searchfilter',
        data: { search_string: query },
        response: vacancyPageSchema,
      }),
    addResume(file: File) {
      const data = new FormData();
      data.append('resume', file);
      return callApi(privateClient, {
        method: 'POST',
        url: '/applicant/me/resumes',
        data,
        timeout: UPLOAD_TIMEOUT_MS,
        response: resumeFileSchema,
      });
    },
  };
}

export type CvBuilderApi = ReturnType<typeof createCvBuilderApi>;
