import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

export interface ChangedPage {
  vacancy_id: number;
  revision: string;
}

export async function readChangedPages(db: Executor, count: number): Promise<ChangedPage[]> {
  return await db.selectFrom('changed_pages').selectAll().orderBy('vacancy_id').limit(count).execute();
}

/** Deletes changes, except of pages that have changed again. */
export async function deleteChangedPages(db: Executor, pages: readonly ChangedPage[]): Promise<void> {
  const ids = pages.map(({ vacancy_id }) => vacancy_id);
  const revisions = pages.map(({ revision }) => revision);
  await sql`
    delete from changed_pages c using unnest(${ids}::integer[], ${revisions}::uuid[]) as sent (id, revision)
    where c.vacancy_id = sent.id and c.revision = sent.revision
  `.execute(db);
}

export async function deleteAllChangedPages(db: Executor): Promise<void> {
  await db.deleteFrom('changed_pages').execute();
}
