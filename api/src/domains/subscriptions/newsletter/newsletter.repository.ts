import type { Locale } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hashOfToken } from '../../accounts/secretTokens.ts';
import type { Subscription } from '../subscription.rules.ts';

type Subscriber = Subscription & { id: number; email: string; language: Locale | null };

/** Finds or creates the row of the e-mail address and locks it. */
export async function lockSubscriber(db: Executor, email: string): Promise<Subscriber> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  return await selectSubscriber(db).where('email', '=', email).executeTakeFirstOrThrow();
}

export async function findByConfirmToken(db: Executor, token: string): Promise<Subscriber | undefined> {
  return await selectSubscriber(db).where('confirm_token_hash', '=', hashOfToken(token)).executeTakeFirst();
}

/** Replaces the confirmation link. */
export async function recordConfirmSent(
  db: Executor,
  id: number,
  { token, language }: { token: string; language: Locale | null },
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({
      confirm_token_hash: hashOfToken(token),
      confirm_sent_at: sql<Date>`now()`,
      confirmed_at: null,
      ...(language && { language }),
      unsubscribed_at: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function recordConfirmed(db: Executor, id: number, unsubscribeToken: string): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: sql<Date>`now()`, unsubscribe_token_hash: hashOfToken(unsubscribeToken) })
    .where('id', '=', id)
    .execute();
}

/** Checks whether the unsubscribe token was issued. */
export async function isOfSubscriber(db: Executor, unsubscribeToken: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('unsubscribe_token_hash', '=', hashOfToken(unsubscribeToken))
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false for an unknown token. Idempotent. */
export async function unsubscribe(db: Executor, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, now())` })
    .where('unsubscribe_token_hash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function selectSubscriber(db: Executor) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'language', 'confirm_sent_at', 'confirmed_at', 'unsubscribed_at'])
    .select(sql<Date>`now()`.as('now'))
    .forUpdate();
}
