import { type CompanyFilter, companyPageSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createCompanyDirectoryApi({ publicClient: client }: HttpClients) {
  return {
    list: (page: number, signal?: AbortSignal) =>
      request(client, 'GET /companies', companyPageSchema, { params: { page }, signal }),
    search: (filter: CompanyFilter, page: number, signal?: AbortSignal) =>
      request(client, 'POST /companies/searchfilter', companyPageSchema, {
        params: { page },
        data: filter,
        signal,
      }),
  };
}

export type CompanyDirectoryApi = ReturnType<typeof createCompanyDirectoryApi>;
