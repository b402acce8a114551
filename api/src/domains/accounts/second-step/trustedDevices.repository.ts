import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { TRUST_DAYS } from './secondStep.rules.ts';

/** @returns the id of the trusted browser. */
export async function insertTrustedDevice(
  db: Executor,
  accountId: number,
  userAgent: string | null,
): Promise<string> {
  const { id } = await db
    .insertInto('trusted_devices')
    .values({
      account_id: accountId,
      user_agent: userAgent,
      expires_at: sql<Date>`now() + make_interval(days => ${TRUST_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isDeviceTrusted(db: Executor, accountId: number, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('trusted_devices')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}
