import {
  importedPicksSchema,
  optionsSchema,
  ownCompanySchema,
  type ScrapedPick,
  scrapedVacanciesSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** How long the server may hold its answer while pages are read, in seconds: as often does the progress move. */
const FIRST_WAIT = 1;
const WAIT = 3;

export function createImportApi({ privateClient, publicClient }: HttpClients) {
  const scraped = (companyId: number, params: Record<string, string | number>) =>
    callApi(privateClient, {
      method: 'GET',
      url: `/recruiter/scraped-vacancies/${companyId}`,
      params,
      answer: scrapedVacanciesSchema,
    });
  return {
    options: () => callApi(publicClient, { method: 'GET', url: '/options', answer: optionsSchema }),
    company: (id: number) =>
      callApi(privateClient, { method: 'GET', url: `/recruiter/company/${id}`, answer: ownCompanySchema }),
    saveCareersUrl: (id: number, careers_url: string) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/company/${id}`,
        data: { careers_url },
        answer: ownCompanySchema,
      }),
    /** The last list that the server has; reads nothing anew. */
    kept: (companyId: number) => scraped(companyId, { kept: 'true' }),
    start: (companyId: number) => scraped(companyId, { wait: FIRST_WAIT }),
    /** Asks again for an import that was still running. */
    follow: (companyId: number, importId: number) => scraped(companyId, { import: importId, wait: WAIT }),
    take: (companyId: number, picks: ScrapedPick[]) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/scraped-vacancies/${companyId}/import`,
        data: { picks },
        answer: importedPicksSchema,
      }),
  };
}

export type ImportApi = ReturnType<typeof createImportApi>;
