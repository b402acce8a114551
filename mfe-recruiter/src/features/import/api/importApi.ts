import {
  importedPicksSchema,
  optionsSchema,
  ownCompanySchema,
  postingsSchema,
  recruiterVacancySchema,
  type ScrapedPick,
  scrapedVacanciesSchema,
  type VacancyUpdate,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Seconds the server may hold a response while it reads pages, which is also how often the progress updates. */
const FIRST_WAIT_SECONDS = 1;
const WAIT_SECONDS = 3;

export function createImportApi({ privateClient, publicClient }: HttpClients) {
  const fetchScraped = (companyId: number, params: Record<string, string | number>) =>
    callApi(privateClient, {
      method: 'GET',
      url: `/recruiter/scraped-vacancies/${companyId}`,
      params,
      response: scrapedVacanciesSchema,
    });
  return {
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
    postings: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/postings', response: postingsSchema }),
    vacancy: (id: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: `/recruiter/vacancy/${id}`,
        response: recruiterVacancySchema,
      }),
    /** Changes a vacancy. `status: 'open'` publishes a draft. */
    update: (id: number, data: VacancyUpdate) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/vacancy/${id}`,
        data,
        response: recruiterVacancySchema,
      }),
  };
}

export type ImportApi = ReturnType<typeof createImportApi>;
