import { aCompany, someOptions } from '@cpa/shared/testing';
import type { ScrapedVacancies } from '@cpa/shared/contracts';
import type { ImportApi } from '../api/importApi.ts';

const nothingKept: ScrapedVacancies = {
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

/** The calls of the import, of a company whose page was never read; what a test does not give otherwise must not be called. */
export function fakeImportApi(answers: Partial<ImportApi>): ImportApi {
  const uncalled = (name: string) => () =>
    Promise.reject(new Error(`${name} was not expected to be called.`));
  return {
    options: async () => someOptions(),
    company: async () => ownCompany(),
    kept: async () => nothingKept,
    saveCareersUrl: uncalled('saveCareersUrl'),
    start: uncalled('start'),
    follow: uncalled('follow'),
    take: uncalled('take'),
    ...answers,
  };
}
