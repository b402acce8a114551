import type { QuietHours } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';

export async function readQuietHours(db: Executor, accountId: number): Promise<QuietHours | null> {
  const hours = await db
    .selectFrom('quiet_hours')
    .select(['starts_at as from', 'ends_at as to'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return hours ?? null;
}

/** Finds the account of an e-mail address, if it has quiet hours. */
export async function findQuietAccount(
  db: Executor,
  email: string,
): Promise<{ id: number; hours: QuietHours } | undefined> {
  const account = await db
    .selectFrom('quiet_hours as q')
    .innerJoin('accounts as a', 'a.id', 'q.account_id')
    .select(['a.id', 'q.starts_at as from', 'q.ends_at as to'])
    .where('a.email', '=', email)
    .executeTakeFirst();
  return account && { id: account.id, hours: { from: account.from, to: account.to } };
}

/** Null turns them off. */
export async function saveQuietHours(
  db: Executor,
  accountId: number,
  hours: QuietHours | null,
): Promise<void> {
  if (!hours) {
    await db.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute();
    return;
  }
  const times = { starts_at: hours.from, ends_at: hours.to };
  await db
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...times })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(times))
    .execute();
}
