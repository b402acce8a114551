import type { VacancyStatus } from '@cpa/shared/contracts';
import { sql, type Updateable } from 'kysely';
import type { VacanciesTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { isListed } from '../companies/listedVacancies.repository.ts';

export type VacancyColumns = Updateable<VacanciesTable>;

export async function insertVacancy(
  db: Executor,
  values: VacancyColumns & { company_id: number; title: string; created_by: number },
): Promise<number> {
  const { id } = await db.insertInto('vacancies').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateVacancy(db: Executor, id: number, values: VacancyColumns): Promise<void> {
  await db
    .updateTable('vacancies')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Marks an edit, so that another editor of the same version notices; `by` is null for automatic changes. */
export async function raiseVersion(db: Executor, id: number, by: number | null): Promise<void> {
  await db
    .updateTable('vacancies')
    .set({ version: sql<number>`version + 1`, edited_by: by, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteVacancy(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('vacancies').where('id', '=', id).execute();
}

interface HistoryLine {
  status: VacancyStatus;
  /** Null for automatic changes and for the operator. */
  by: number | null;
  note: string | null;
}

/** Writes a history entry. */
export async function recordHistory(db: Executor, vacancyId: number, line: HistoryLine): Promise<void> {
  await recordHistories(db, [{ id: vacancyId }], line);
}

/** Writes the same history entry for several vacancies. */
export async function recordHistories(
  db: Executor,
  vacancies: { id: number }[],
  { status, by, note }: HistoryLine,
): Promise<void> {
  if (vacancies.length === 0) return;
  // Clock time, not transaction time, so that entries of one transaction keep their order.
  const at = sql<Date>`clock_timestamp()`;
  await db
    .insertInto('vacancy_history')
    .values(vacancies.map(({ id }) => ({ vacancy_id: id, status, by_account_id: by, note, at })))
    .execute();
}

/** Checks whether another open vacancy of the company uses the free posting. */
export async function isFreePostingTaken(
  db: Executor,
  companyId: number,
  exceptId: number | undefined,
): Promise<boolean> {
  let query = db
    .selectFrom('vacancies as v')
    .select('v.id')
    .where('v.company_id', '=', companyId)
    .where('v.entitlement_id', 'is', null)
    .where(isListed)
    .limit(1);
  if (exceptId !== undefined) query = query.where('v.id', '!=', exceptId);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function countApplications(db: Executor, vacancyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(db.fn.countAll<number>().as('count'))
    .where('vacancy_id', '=', vacancyId)
    .executeTakeFirstOrThrow();
  return count;
}
