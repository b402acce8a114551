import type { PendingStep } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hashOfToken, newSecretToken } from '../secretTokens.ts';
import { PENDING_MINUTES } from './secondStep.rules.ts';

/** Way in which a sign-in gave its first factor. */
export type FirstFactor = 'password' | 'link' | 'openid';

/** @returns the token that stands for the sign-in until the second step. */
export async function insertPendingSignIn(
  db: Executor,
  accountId: number,
  firstFactor: FirstFactor,
): Promise<string> {
  const token = newSecretToken();
  await db
    .insertInto('pending_sign_ins')
    .values({
      token_hash: hashOfToken(token),
      account_id: accountId,
      first_factor: firstFactor,
      expires_at: sql<Date>`now() + make_interval(mins => ${PENDING_MINUTES})`,
    })
    .execute();
  return token;
}

/** Finds the account whose sign-in waits for the second step. */
export async function findPendingSignIn(
  db: Executor,
  token: string,
): Promise<{ accountId: number; firstFactor: FirstFactor } | undefined> {
  return await db
    .selectFrom('pending_sign_ins')
    .select(['account_id as accountId', 'first_factor as firstFactor'])
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses up the pending sign-in. @returns false when it was used or removed meanwhile. */
export async function deletePendingSignIn(db: Executor, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Lists the ways to pass the second step, and a company that asks for it. */
export async function readWays(db: Executor, accountId: number): Promise<PendingStep> {
  const { app, passkey } = await db
    .selectFrom('second_steps as s')
    .select([
      sql<boolean>`s.app_confirmed_at is not null`.as('app'),
      sql<boolean>`exists (select from passkeys p where p.account_id = s.account_id)`.as('passkey'),
    ])
    .where('s.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const company = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.name', 'c.logo'])
    .where('m.account_id', '=', accountId)
    .where('c.requires_second_step', '=', true)
    .orderBy('m.created_at')
    .limit(1)
    .executeTakeFirst();
  return { app, passkey, company: company ?? null };
}
