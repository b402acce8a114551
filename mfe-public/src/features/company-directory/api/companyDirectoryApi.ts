import { type CompanyFilter, companyPageSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createCompanyDirectoryApi({ publicClient: client }: HttpClients) {
  return {
    list: (page: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: '/companies',
        params: { page },
        response: companyPageSchema,
        ...(signal && { signal }),
      }),
    search: (filter: CompanyFilter, page: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'POST',
        url: '/companies/searchfilter',
        params: { page },
        data: filter,
        response: companyPageSchema,
        ...(signal && { signal }),
      }),
  };
}

export type CompanyDirectoryApi = ReturnType<typeof createCompanyDirectoryApi>;
