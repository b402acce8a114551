import {
  messageSchema,
  optionsSchema,
  ownCompanySchema,
  packagesSchema,
  postingsSchema,
  recruiterVacancySchema,
  suggestionsSchema,
  type VacancyCreate,
  type VacancyUpdate,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createEditorApi({ privateClient, publicClient }: HttpClients) {
  return {
    options: () => callApi(publicClient, { method: 'GET', url: '/options', response: optionsSchema }),
    packages: () => callApi(publicClient, { method: 'GET', url: '/packages', response: packagesSchema }),
    suggest: (q: string, signal?: AbortSignal) =>
      callApi(publicClient, {
        method: 'GET',
        url: '/suggestions',
        params: { q },
        ...(signal && { signal }),
        response: suggestionsSchema,
      }),
    employer: (id: number) =>
      callApi(privateClient, { method: 'GET', url: `/recruiter/company/${id}`, response: ownCompanySchema }),
    postings: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/postings', response: postingsSchema }),
    vacancy: (id: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: `/recruiter/vacancy/${id}`,
        response: recruiterVacancySchema,
      }),
    create: (data: VacancyCreate) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/vacancy',
        data,
        response: recruiterVacancySchema,
      }),
    update: (id: number, data: VacancyUpdate) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/vacancy/${id}`,
        data,
        response: recruiterVacancySchema,
      }),
    /** Sends the verification mail again. The response names the recipient. */
    resendVerification: () =>
      callApi(privateClient, { method: 'POST', url: '/account/verification-mail', response: messageSchema }),
  };
}

export type EditorApi = ReturnType<typeof createEditorApi>;
