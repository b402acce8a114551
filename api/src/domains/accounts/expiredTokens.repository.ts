import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';

/** Days after which an unconfirmed subscription is deleted. */
export const UNCONFIRMED_DAYS = 7;

/** Number of deleted rows of each kind. */
export interface DeletedTokenCounts {
  sign_ins: number;
  mailed_tokens: number;
  unconfirmed_addresses: number;
}

/**
 * Deletes sessions and mailed tokens a week after they expire, and unconfirmed newsletter and alert subscriptions,
 * since another person may have entered the e-mail address.
 */
export async function deleteExpiredTokens(db: Executor): Promise<DeletedTokenCounts> {
  const weekAgo = sql<Date>`now() - interval '7 days'`;
  const unconfirmed = sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS})`;
  const families = await db
    .deleteFrom('session_families')
    .where((either) => either.or([either('expires_at', '<', weekAgo), either('revoked_at', '<', weekAgo)]))
    .executeTakeFirstOrThrow();
  const tokens = await db
    .deleteFrom('email_tokens')
    .where('expires_at', '<', weekAgo)
    // A used verification link keeps reporting that the e-mail address is verified.
    .where((either) => either.or([either('used_at', 'is', null), either('purpose', '!=', 'verify')]))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('identity_links').where('expires_at', '<', weekAgo).execute();
  const subscribers = await db
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('confirm_sent_at', '<', unconfirmed)
    .executeTakeFirstOrThrow();
  const alerts = await db
    .deleteFrom('search_alerts')
    .where('confirmed_at', 'is', null)
    .where('confirm_sent_at', '<', unconfirmed)
    .executeTakeFirstOrThrow();
  const now = sql<Date>`now()`;
  for (const table of ['passkey_challenges', 'pending_sign_ins', 'sign_up_links', 'trusted_devices'] as const)
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
  await db
    .deleteFrom('sign_in_failures')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom('sign_in_places')
    .where('seen_at', '<', sql<Date>`now() - interval '180 days'`)
    .execute();
  return {
    sign_ins: Number(families.numDeletedRows),
    mailed_tokens: Number(tokens.numDeletedRows),
    unconfirmed_addresses: Number(subscribers.numDeletedRows + alerts.numDeletedRows),
  };
}
