import { type ScrapedVacancies, scrapedVacanciesSchema } from '@cpa/shared/contracts';
import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { type Edit, editSchema } from './edit.ts';

/** What was found on a company's careers page, with what the recruiter did about it so far. */
export type Findings = { list: ScrapedVacancies; picked: number[]; edits: Record<string, Edit> };

const findingsSchema = z.record(
  z.string(),
  z.object({
    list: scrapedVacanciesSchema,
    picked: z.array(z.number()),
    edits: z.record(z.string(), editSchema),
  }),
);

/** Storage key named by the specification; signing out clears it. Company ID → findings. */
const stored = storedValue('scrapedVacancies', findingsSchema);

/** Returns the stored findings of a company, or null if there are none. */
export function readFindings(companyId: number): Findings | null {
  return stored.read()?.[companyId] ?? null;
}

/** Stores the findings until sign-out. */
export function storeFindings(companyId: number, findings: Findings): void {
  stored.write({ ...stored.read(), [companyId]: findings });
}
