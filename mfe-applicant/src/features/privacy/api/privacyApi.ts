import { createAccountApi } from '@cpa/shared/account';
import {
  applicantSchema,
  blockedCompaniesSchema,
  companyPageSchema,
  messageSchema,
  storedDataSchema,
  type Visibility,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import type { ExportFormat } from '../model/exportFormat.ts';

/** Includes the time to read and attach up to ten files. */
const EXPORT_TIMEOUT_MS = 120_000;

export function createPrivacyApi(clients: HttpClients) {
  const { privateClient, publicClient } = clients;
  const blocked = (method: 'GET' | 'PUT' | 'DELETE', path = '') =>
    request(privateClient, `${method} /applicant/me/blocked-companies${path}`, blockedCompaniesSchema);
  return {
    ...createAccountApi(clients),
    stored: () => request(privateClient, 'GET /applicant/me/data', storedDataSchema),
    export: async (format: ExportFormat) => {
      const url = `/applicant/me/export${format === 'pdf' ? '.pdf' : ''}`;
      const options = { responseType: 'blob', timeout: EXPORT_TIMEOUT_MS } as const;
      return (await privateClient.get<Blob>(url, options)).data;
    },
    erase: (password: string) =>
      request(privateClient, 'DELETE /applicant/me/data', messageSchema, { data: { password } }),
    profile: () => request(privateClient, 'GET /applicant/me', applicantSchema),
    saveVisibility: (visibility: Visibility) =>
      request(privateClient, 'POST /applicant/me', applicantSchema, { data: { visibility } }),
    blocked: () => blocked('GET'),
    block: (id: number) => blocked('PUT', `/${id}`),
    unblock: (id: number) => blocked('DELETE', `/${id}`),
    searchCompanies: (query: string) =>
      request(publicClient, 'POST /companies/searchfilter', companyPageSchema, {
        params: { page: 1 },
        data: { search_string: query },
      }),
  };
}

export type PrivacyApi = ReturnType<typeof createPrivacyApi>;
