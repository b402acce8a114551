import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

export type Changed = { id: number; changed_at: Date };

/** What one file of a sitemap may hold, with room for the pages that are always there. */
const LONGEST = 45_000;

/** Vacancies that one can apply to today, newest first. */
export async function readOpenVacancies(db: Database): Promise<Changed[]> {
  return await db
    .selectFrom('vacancies')
    .select(['id', 'updated_at as changed_at'])
    .where('status', '=', 'open')
    .where((row) =>
      row.or([
        row('valid_through', 'is', null),
        row('valid_through', '>=', sql<string>`(now() at time zone 'America/Aruba')::date`),
      ]),
    )
    .orderBy('published_at', 'desc')
    .limit(LONGEST)
    .execute();
}

export async function readCompanies(db: Database): Promise<Changed[]> {
  return await db
    .selectFrom('companies')
    .select(['id', 'updated_at as changed_at'])
    .orderBy('id')
    .limit(LONGEST)
    .execute();
}
