import type { Executor } from '../../platform/database/executor.ts';

/** Published vacancy, open or ended. */
export async function findPublicVacancy(
  db: Executor,
  id: number,
): Promise<{ id: number; title: string; company: string } | undefined> {
  return await db
    .selectFrom('vacancies as v')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .select(['v.id', 'v.title', 'c.name as company'])
    .where('v.id', '=', id)
    .where('v.status', '!=', 'draft')
    .executeTakeFirst();
}
