import { companySchema, vacancyPageSchema } from '@cpa/shared/contracts';
import type { CompanyVacancySort } from '../model/vacancySort.ts';
import { request, type HttpClients } from '@cpa/shared/http';

type VacancyList = { page: number; sort: CompanyVacancySort };

export function createCompanyPageApi({ publicClient: client }: HttpClients) {
  return {
    company: (id: number, signal?: AbortSignal) =>
      request(client, `GET /companies/${id}`, companySchema, { signal }),
    vacancies: (companyId: number, { page, sort }: VacancyList, signal?: AbortSignal) =>
      request(client, 'POST /vacancies/searchfilter', vacancyPageSchema, {
        params: { page },
        data: { filter_companies: [companyId], sort_by: sort },
        signal,
      }),
  };
}

export type CompanyPageApi = ReturnType<typeof createCompanyPageApi>;
