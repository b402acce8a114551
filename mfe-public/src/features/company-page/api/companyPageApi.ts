import { companySchema, vacancyPageSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createCompanyPageApi({ publicClient: client }: HttpClients) {
  return {
    company: (id: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: `/companies/${id}`,
        response: companySchema,
        ...(signal && { signal }),
      }),
    vacancies: (companyId: number, page: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'POST',
        url: '/vacancies/searchfilter',
        params: { page },
        data: { filter_companies: [companyId], sort_by: 'date' },
        response: vacancyPageSchema,
        ...(signal && { signal }),
      }),
  };
}

export type CompanyPageApi = ReturnType<typeof createCompanyPageApi>;
