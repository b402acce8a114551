import {
  importedPicksSchema,
  optionsSchema,
  ownCompanySchema,
  type ScrapedPick,
  scrapedVacanciesSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { createVacancyApi } from '../../../vacancy-calls/vacancyApi.ts';

/** Seconds the server may hold a response while it reads pages, which is also how often the progress updates. */
const FIRST_WAIT_SECONDS = 1;
const WAIT_SECONDS = 3;

export function createImportApi(clients: HttpClients) {
  const { privateClient, publicClient } = clients;
  const { postings, vacancy, update } = createVacancyApi(clients);
  const fetchScraped = (companyId: number, params: Record<string, string | number>) =>
    callApi(privateClient, {
      method: 'GET',
      url: `/recruiter/scraped-vacancies/${companyId}`,
      params,
      response: scrapedVacanciesSchema,
    });
  return {
    postings,
    vacancy,
    update,
    options: () => callApi(publicClient, { method: 'GET', url: '/options', response: optionsSchema }),
    company: (id: number) =>
      callApi(privateClient, { method: 'GET', url: `/recruiter/company/${id}`, response: ownCompanySchema }),
    saveCareersUrl: (id: number, careers_url: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/company/${id}`,
        data: { careers_url },
        response: ownCompanySchema,
      }),
    /** Returns the latest list on the server without fetching the careers page. */
    latest: (companyId: number) => fetchScraped(companyId, { kept: 'true' }),
    start: (companyId: number) => fetchScraped(companyId, { wait: FIRST_WAIT_SECONDS }),
    /** Polls a running import. */
    follow: (companyId: number, importId: number) =>
      fetchScraped(companyId, { import: importId, wait: WAIT_SECONDS }),
    importPicks: (companyId: number, picks: ScrapedPick[]) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/scraped-vacancies/${companyId}/import`,
        data: { picks },
        response: importedPicksSchema,
      }),
  };
}

export type ImportApi = ReturnType<typeof createImportApi>;
