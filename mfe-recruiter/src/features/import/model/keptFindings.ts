import { type ScrapedVacancies, scrapedVacanciesSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { type Edit, editSchema } from './edit.ts';

/** What was found on a company's careers page, with what the recruiter did about it so far. */
export type Findings = { list: ScrapedVacancies; picked: number[]; edits: Record<string, Edit> };

/** The specification's key; signing out clears it with everything else. */
const KEY = 'scrapedVacancies';

const keptSchema = z.record(
  z.string(),
  z.object({
    list: scrapedVacanciesSchema,
    picked: z.array(z.number()),
    edits: z.record(z.string(), editSchema),
  }),
);

/** Null when this browser has nothing readable of the company. */
export function readFindings(companyId: number): Findings | null {
  return readAll()[companyId] ?? null;
}

/** Keeps them until sign-out. Never fails. */
export function keepFindings(companyId: number, findings: Findings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [companyId]: findings }));
  } catch {
    // A full or forbidden storage costs another fetch, nothing else.
  }
}

function readAll(): Record<string, Findings> {
  try {
    const kept = z.safeParse(keptSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return kept.success ? kept.data : {};
  } catch {
    return {};
  }
}
