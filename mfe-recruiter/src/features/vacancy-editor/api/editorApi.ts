import {
  optionsSchema,
  ownCompanySchema,
  packagesSchema,
  suggestionsSchema,
  verificationMailSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { createVacancyApi } from '../../../vacancy-calls/vacancyApi.ts';

export function createEditorApi(clients: HttpClients) {
  const { privateClient, publicClient } = clients;
  return {
    ...createVacancyApi(clients),
    options: () => request(publicClient, 'GET /options', optionsSchema),
    packages: () => request(publicClient, 'GET /packages', packagesSchema),
    suggest: (q: string, signal?: AbortSignal) =>
      request(publicClient, 'GET /suggestions', suggestionsSchema, { params: { q }, signal }),
    employer: (id: number) => request(privateClient, `GET /recruiter/company/${id}`, ownCompanySchema),
    /** Sends the verification mail again. */
    resendVerification: () =>
      request(privateClient, 'POST /account/verification-mail', verificationMailSchema),
  };
}

export type EditorApi = ReturnType<typeof createEditorApi>;
