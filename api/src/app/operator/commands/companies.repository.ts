import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

const COLUMNS = ['id', 'name', 'verified'] as const;

/** Lists companies, unverified ones first. */
export async function listCompanies(db: Executor, isOnlyUnverified: boolean) {
  return await db
    .selectFrom('companies')
    .select(COLUMNS)
    .$if(isOnlyUnverified, (query) => query.where('verified', '=', false))
    .orderBy('verified')
    .orderBy('name')
    .execute();
}

/** @returns undefined when the company does not exist. */
export async function setVerified(db: Executor, id: number, verified: boolean) {
  return await db
    .updateTable('companies')
    .set({ verified, verified_at: verified ? sql<Date>`coalesce(verified_at, now())` : null })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}
