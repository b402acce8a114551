import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { recordHistories } from '../../../domains/vacancies/vacancyEditing.repository.ts';

/**
 * Closes open vacancies of companies in which the account is the only recruiter.
 * @returns the number of closed vacancies.
 */
export async function closeVacancies(db: Executor, accountId: number): Promise<number> {
  const closed = await db
    .updateTable('vacancies')
    .set({ status: 'closed', updated_at: sql<Date>`now()` })
    .where('status', '=', 'open')
    .where('company_id', 'in', (own) =>
      own
        .selectFrom('memberships')
        .select('company_id')
        .groupBy('company_id')
        .having(sql<boolean>`bool_and(account_id = ${accountId})`),
    )
    .returning('id')
    .execute();
  await recordHistories(db, closed, { status: 'closed', by: null, note: 'Closed by the operator.' });
  return closed.length;
}
