import { createHmac } from 'node:crypto';
import { networkOf } from '@cpa/shared/server';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Failures } from './signInAttempts.rules.ts';

export const WINDOW_SECONDS = 900;

/** E-mail address and IP address of an attempt; both are stored as hashes. */
export interface Try {
  email: Buffer;
  place: Buffer;
}

export function attemptKeys(secret: string, email: string, ip: string): Try {
  const hash = (what: string): Buffer => createHmac('sha256', secret).update(what).digest();
  return { email: hash(`sign-in email ${email}`), place: hash(`sign-in place ${email} ${networkOf(ip)}`) };
}

export async function readFailures(db: Executor, { email, place }: Try): Promise<Failures> {
  const since = sql<Date>`now() - make_interval(secs => ${WINDOW_SECONDS})`;
  const { here, anywhere } = await db
    .selectFrom('sign_in_failures')
    .select((each) => [
      each.fn.countAll<number>().as('anywhere'),
      each.fn.countAll<number>().filterWhere('place_hash', '=', place).as('here'),
    ])
    .where('email_hash', '=', email)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  const known = await db
    .selectFrom('sign_in_places')
    .select('account_id')
    .where('place_hash', '=', place)
    .limit(1)
    .executeTakeFirst();
  return { here, anywhere, isKnownPlace: known !== undefined };
}

export async function insertFailure(db: Executor, { email, place }: Try): Promise<void> {
  await db.insertInto('sign_in_failures').values({ email_hash: email, place_hash: place }).execute();
}

/** Records the IP address as known and deletes its failures. */
export async function recordSuccess(db: Executor, accountId: number, { email, place }: Try): Promise<void> {
  await db
    .insertInto('sign_in_places')
    .values({ account_id: accountId, place_hash: place })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'place_hash']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute();
  await db
    .deleteFrom('sign_in_failures')
    .where('email_hash', '=', email)
    .where('place_hash', '=', place)
    .execute();
}
