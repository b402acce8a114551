import { createAccountApi } from '@cpa/shared/account';
import {
  applicantSchema,
  blockedCompaniesSchema,
  companyPageSchema,
  messageSchema,
  storedDataSchema,
  type Visibility,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import type { ExportFormat } from '../model/exportFormat.ts';

/** Includes the time to read and attach up to ten files. */
const EXPORT_TIMEOUT_MS = 120_000;

export function createPrivacyApi(clients: HttpClients) {
  const { privateClient, publicClient } = clients;
  const blocked = (method: 'GET' | 'PUT' | 'DELETE', path = '') =>
    callApi(privateClient, {
      method,
      url: `/applicant/me/blocked-companies${path}`,
      response: blockedCompaniesSchema,
    });
  return {
    ...createAccountApi(clients),
    stored: () =>
      callApi(privateClient, { method: 'GET', url: '/applicant/me/data', response: storedDataSchema }),
    export: async (format: ExportFormat) => {
      const url = `/applicant/me/export${format === 'pdf' ? '.pdf' : ''}`;
      const options = { responseType: 'blob', timeout: EXPORT_TIMEOUT_MS } as const;
      return (await privateClient.get<Blob>(url, options)).data;
    },
    erase: (password: string) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: '/applicant/me/data',
        data: { password },
        response: messageSchema,
      }),
    profile: () => callApi(privateClient, { method: 'GET', url: '/applicant/me', response: applicantSchema }),
    saveVisibility: (visibility: Visibility) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/applicant/me',
        data: { visibility },
        response: applicantSchema,
      }),
    blocked: () => blocked('GET'),
    block: (id: number) => blocked('PUT', `/${id}`),
    unblock: (id: number) => blocked('DELETE', `/${id}`),
    searchCompanies: (query: string) =>
      callApi(publicClient, {
        method: 'POST',
        url: '/companies/searchfilter',
        params: { page: 1 },
        data: { search_string: query },
        response: companyPageSchema,
      }),
  };
}

export type PrivacyApi = ReturnType<typeof createPrivacyApi>;
