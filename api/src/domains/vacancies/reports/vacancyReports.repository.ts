import type { Insertable } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Schema } from '../../../platform/database/schema.ts';

export async function insertVacancyReport(
  db: Executor,
  report: Insertable<Schema['vacancy_reports']>,
): Promise<void> {
  await db.insertInto('vacancy_reports').values(report).execute();
}
