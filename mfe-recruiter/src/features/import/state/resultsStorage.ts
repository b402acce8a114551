import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { type ImportResults, importResultsSchema } from '../model/importResults.ts';

/** Results by company ID. The specification names the key; sign-out clears the storage. */
const storedResults = storedValue('scrapedVacancies', z.record(z.string(), importResultsSchema), {
  owner: 'adopted',
});

export function readResults(companyId: number): ImportResults | null {
  return storedResults.read()?.[companyId] ?? null;
}

export function writeResults(companyId: number, results: ImportResults): void {
  storedResults.write({ ...storedResults.read(), [companyId]: results });
}
