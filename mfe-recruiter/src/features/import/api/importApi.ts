import {
  importedPicksSchema,
  optionsSchema,
  ownCompanySchema,
  type ScrapedPick,
  scrapedVacanciesSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { createVacancyApi } from '../../../vacancy-calls/vacancyApi.ts';

/** Seconds the server may hold a response while it reads pages, which is also how often the progress updates. */
const FIRST_WAIT_SECONDS = 1;
const WAIT_SECONDS = 3;

export function createImportApi(clients: HttpClients) {
  const { privateClient, publicClient } = clients;
  const { postings, vacancy, update } = createVacancyApi(clients);
  const fetchScraped = (companyId: number, params: Record<string, string | number>) =>
    request(privateClient, `GET /recruiter/scraped-vacancies/${companyId}`, scrapedVacanciesSchema, {
      params,
    });
  return {
    postings,
    vacancy,
    update,
    options: () => request(publicClient, 'GET /options', optionsSchema),
    company: (id: number) => request(privateClient, `GET /recruiter/company/${id}`, ownCompanySchema),
    saveCareersUrl: (id: number, careers_url: string) =>
      request(privateClient, `POST /recruiter/company/${id}`, ownCompanySchema, { data: { careers_url } }),
    /** Returns the latest list on the server without fetching the careers page. */
    latest: (companyId: number) => fetchScraped(companyId, { kept: 'true' }),
    start: (companyId: number) => fetchScraped(companyId, { wait: FIRST_WAIT_SECONDS }),
    /** Polls a running import. */
    follow: (companyId: number, importId: number) =>
      fetchScraped(companyId, { import: importId, wait: WAIT_SECONDS }),
    importPicks: (companyId: number, picks: ScrapedPick[]) =>
      request(privateClient, `POST /recruiter/scraped-vacancies/${companyId}/import`, importedPicksSchema, {
        data: { picks },
      }),
  };
}

export type ImportApi = ReturnType<typeof createImportApi>;
