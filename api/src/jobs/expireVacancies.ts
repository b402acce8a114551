import type { Executor } from '../modules/accounts/accounts.repository.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { dayInAruba } from '../modules/applications/applyRules.ts';

/**
 * Ends sponsorships of open vacancies whose time is over, and says so in the vacancy's history. Lists do not wait for it: they compare
 * the time themselves. @returns how many.
 */
export async function endSponsorships(db: Executor, now = new Date()): Promise<number> {
  return await inTransaction(db, async (trx) => {
    const ended = await trx
      .updateTable('vacancies')
      .set({ sponsored_until: null })
      .where('status', '=', 'open')
      .where('sponsored_until', '<=', now)
      .returning('id')
      .execute();
    if (ended.length > 0) {
      const rows = ended.map(({ id }) => ({
        vacancy_id: id,
        status: 'open',
        note: 'The sponsorship has ended.',
      }));
      await trx.insertInto('vacancy_history').values(rows).execute();
    }
    return ended.length;
  });
}

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
