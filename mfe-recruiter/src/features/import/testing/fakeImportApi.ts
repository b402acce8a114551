import { aCompany, someOptions } from '@cpa/shared/testing';
import type { ScrapedVacancies } from '@cpa/shared/contracts';
import type { ImportApi } from '../api/importApi.ts';

const noScrapedVacancies: ScrapedVacancies = {
  status: 'none',
  progress: null,
  source_url: null,
  finished_at: null,
  vacancies: [],
};

export const careersPage = 'https://kasdisabor.example/careers';

export const ownCompany = (careers_url: string | null = careersPage) => ({
  ...aCompany(),
  careers_url,
  membership: 'owner' as const,
});

/** An import API for a company whose page was never fetched. Calls without a given response reject. */
export function fakeImportApi(responses: Partial<ImportApi>): ImportApi {
  const unexpected = (name: string) => () =>
    Promise.reject(new Error(`${name} must not be called in this test.`));
  return {
    options: async () => someOptions(),
    company: async () => ownCompany(),
    latest: async () => noScrapedVacancies,
    saveCareersUrl: unexpected('saveCareersUrl'),
    start: unexpected('start'),
    follow: unexpected('follow'),
    importPicks: unexpected('importPicks'),
    postings: unexpected('postings'),
    vacancy: unexpected('vacancy'),
    update: unexpected('update'),
    ...responses,
  };
}
