import type { AlertFrequency, VacancyFilter } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hashOfToken } from '../../accounts/secretTokens.ts';
import { today } from '../../companies/listedVacancies.repository.ts';

/** Of one address. */
const MOST_ALERTS = 20;

export interface AskedAlert {
  email: string;
  filter: VacancyFilter;
  frequency: AlertFrequency;
}

/**
 * The alert of this address for this search, made if there is none, held until the transaction ends. Undefined: the
 * address has as many as it may have.
 */
export async function lockAlert(db: Executor, { email, filter, frequency }: AskedAlert) {
  const text = JSON.stringify(filter);
  // One at a time for an address, so that the count holds.
  await sql`select pg_advisory_xact_lock(hashtext(${`search alerts of ${email}`}))`.execute(db);
  await sql`
    insert into search_alerts (email, filter, frequency)
    select ${email}, ${text}::jsonb, ${frequency}
    where (select count(*) from search_alerts where email = ${email}) < ${MOST_ALERTS}
    on conflict do nothing
  `.execute(db);
  return await selectAlert(db)
    .where('email', '=', email)
    .where(sql<boolean>`filter = ${text}::jsonb`)
    .executeTakeFirst();
}

export async function findAlertToConfirm(db: Executor, token: string) {
  return await selectAlert(db).where('confirm_token_hash', '=', hashOfToken(token)).executeTakeFirst();
}

/** A new link to confirm takes the place of an earlier one, and of what was asked before. */
export async function recordAlertLink(
  db: Executor,
  id: number,
  { token, frequency }: { token: string; frequency: AlertFrequency },
): Promise<void> {
  await db
    .updateTable('search_alerts')
    .set({ confirm_token_hash: hashOfToken(token), confirm_sent_at: sql<Date>`now()`, frequency })
    .where('id', '=', id)
    .execute();
}

/** From now on. An alert that runs already goes on, as often as is asked now. */
export async function confirmAlert(db: Executor, id: number, frequency?: AlertFrequency): Promise<void> {
  await db
    .updateTable('search_alerts')
    .set({
      confirmed_at: sql<Date>`coalesce(confirmed_at, now())`,
      looked_on: sql<string>`coalesce(looked_on, ${today})`,
      ...(frequency && { frequency }),
    })
    .where('id', '=', id)
    .execute();
}

export async function readAlerts(db: Executor, email: string) {
  return await db
    .selectFrom('search_alerts')
    .select(['id', 'filter', 'frequency', 'created_at', 'last_sent_at'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Of any address without `email`. @returns false when there is none. */
export async function deleteAlert(db: Executor, id: number, email?: string): Promise<boolean> {
  let query = db.deleteFrom('search_alerts').where('id', '=', id);
  if (email !== undefined) query = query.where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

function selectAlert(db: Executor) {
  return db
    .selectFrom('search_alerts')
    .select(['id', 'email', 'filter', 'frequency', 'confirm_sent_at', 'confirmed_at'])
    .select([sql<Date>`now()`.as('now'), sql<null>`null`.as('unsubscribed_at')])
    .forUpdate();
}
