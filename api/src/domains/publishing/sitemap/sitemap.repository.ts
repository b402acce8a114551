import type { Database } from '../../../platform/database/connect.ts';
import { isListed } from '../../companies/listedVacancies.repository.ts';

export type Changed = { id: number; changed_at: Date };

/** A sitemap file may have 50,000 URLs; the rest is for static pages and posts. */
const MOST_VACANCIES = 40_000;
const MOST_COMPANIES = 9000;

/** Vacancies open today, newest first. */
export async function readOpenVacancies(db: Database): Promise<Changed[]> {
  return await db
    .selectFrom('vacancies as v')
    .select(['v.id', 'v.updated_at as changed_at'])
    .where(isListed)
    .orderBy('v.published_at', 'desc')
    .limit(MOST_VACANCIES)
    .execute();
}

export async function readCompanies(db: Database): Promise<Changed[]> {
  return await db
    .selectFrom('companies')
    .select(['id', 'updated_at as changed_at'])
    .orderBy('id')
    .limit(MOST_COMPANIES)
    .execute();
}
