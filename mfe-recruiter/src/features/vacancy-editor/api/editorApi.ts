import {
  optionsSchema,
  ownCompanySchema,
  packagesSchema,
  suggestionsSchema,
  verificationMailSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { createVacancyApi } from '../../../vacancy-calls/vacancyApi.ts';

export function createEditorApi(clients: HttpClients) {
  const { privateClient, publicClient } = clients;
  return {
    ...createVacancyApi(clients),
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
    /** Sends the verification mail again. */
    resendVerification: () =>
      callApi(privateClient, {
        method: 'POST',
        url: '/account/verification-mail',
        response: verificationMailSchema,
      }),
  };
}

export type EditorApi = ReturnType<typeof createEditorApi>;
