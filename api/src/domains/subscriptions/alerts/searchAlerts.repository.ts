import type { AlertFrequency, Locale, VacancyFilter } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hashOfToken } from '../../accounts/secretTokens.ts';
import { today } from '../../companies/listedVacancies.repository.ts';

/** Alerts per e-mail address. */
export const MAX_ALERTS = 20;

export interface AskedAlert {
  email: string;
  filter: VacancyFilter;
  frequency: AlertFrequency;
  /** Language of the page; null keeps that of the alert. */
  language: Locale | null;
}

/** Finds or creates the alert of an e-mail address and locks it. Resolves to undefined at the limit. */
export async function lockAlert(db: Executor, { email, filter, frequency }: AskedAlert) {
  const text = JSON.stringify(filter);
  const stored = columnsOf(frequency);
  // Serialise per e-mail address, so that the count is exact.
  await sql`select pg_advisory_xact_lock(hashtext(${`search alerts of ${email}`}))`.execute(db);
  await sql`
    insert into search_alerts (email, filter, frequency, at_once)
    select ${email}, ${text}::jsonb, ${stored.frequency}, ${stored.at_once}
    where (select count(*) from search_alerts where email = ${email}) < ${MAX_ALERTS}
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

/** Replaces the confirmation link and the pending settings. */
export async function recordAlertLink(
  db: Executor,
  id: number,
  { token, frequency, language }: { token: string } & Pick<AskedAlert, 'frequency' | 'language'>,
): Promise<void> {
  await db
    .updateTable('search_alerts')
    .set({
      confirm_token_hash: hashOfToken(token),
      confirm_sent_at: sql<Date>`now()`,
      ...columnsOf(frequency),
      ...(language && { language }),
    })
    .where('id', '=', id)
    .execute();
}

/** Starts the alert now. A running alert continues with the new frequency. */
export async function confirmAlert(
  db: Executor,
  id: number,
  { frequency, language }: Partial<AskedAlert> = {},
): Promise<void> {
  await db
    .updateTable('search_alerts')
    .set({
      confirmed_at: sql<Date>`coalesce(confirmed_at, now())`,
      looked_on: sql<string>`coalesce(looked_on, ${today})`,
      ...(frequency && columnsOf(frequency)),
      ...(language && { language }),
    })
    .where('id', '=', id)
    .execute();
}

export async function readAlerts(db: Executor, email: string) {
  return await db
    .selectFrom('search_alerts')
    .select(['id', 'filter', 'created_at', 'last_sent_at', frequencyOfAlert.as('frequency')])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Matches any e-mail address without `email`.
 * @returns false when there is no such alert.
 */
export async function deleteAlert(db: Executor, id: number, email?: string): Promise<boolean> {
  let query = db.deleteFrom('search_alerts').where('id', '=', id);
  if (email !== undefined) query = query.where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

/** Frequency of an alert of `search_alerts`, in the values of the API. */
export const frequencyOfAlert = sql<AlertFrequency>`case when at_once then 'at_once' else frequency end`;

function columnsOf(frequency: AlertFrequency) {
  return {
    frequency: frequency === 'weekly' ? frequency : ('daily' as const),
    at_once: frequency === 'at_once',
  };
}

function selectAlert(db: Executor) {
  return db
    .selectFrom('search_alerts')
    .select(['id', 'email', 'filter', 'confirm_sent_at', 'confirmed_at'])
    .select([sql<Date>`now()`.as('now'), sql<null>`null`.as('unsubscribed_at')])
    .forUpdate();
}
