import type { Executor } from '../modules/accounts/accounts.repository.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { dayInAruba } from '../modules/applications/applyRules.ts';

/** Expires open vacancies whose last day is over in Aruba. @returns how many. */
export async function expireVacancies(db: Executor, now = new Date()): Promise<number> {
  return await inTransaction(db, async (trx) => {
    const expired = await trx
      .updateTable('vacancies')
      .set({ status: 'expired', updated_at: now })
      .where('status', '=', 'open')
      .where('valid_through', '<', dayInAruba(now))
      .returning('id')
      .execute();
    if (expired.length > 0) {
      const rows = expired.map(({ id }) => ({
        vacancy_id: id,
        status: 'expired',
        note: 'The last day has passed.',
      }));
      await trx.insertInto('vacancy_history').values(rows).execute();
    }
    return expired.length;
  });
}
