import { companySchema, vacancyPageSchema } from '@cpa/shared/contracts';
import type { CompanyVacancySort } from '../model/vacancySort.ts';
import { callApi, type HttpClients } from '@cpa/shared/http';

type VacancyList = { page: number; sort: CompanyVacancySort };

export function createCompanyPageApi({ publicClient: client }: HttpClients) {
  return {
    company: (id: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: `/companies/${id}`,
        response: companySchema,
        ...(signal && { signal }),
      }),
    vacancies: (companyId: number, { page, sort }: VacancyList, signal?: AbortSignal) =>
      callApi(client, {
        method: 'POST',
        url: '/vacancies/searchfilter',
        params: { page },
        data: { filter_companies: [companyId], sort_by: sort },
        response: vacancyPageSchema,
        ...(signal && { signal }),
      }),
  };
}

export type CompanyPageApi = ReturnType<typeof createCompanyPageApi>;
