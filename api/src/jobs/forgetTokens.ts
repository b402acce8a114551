import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/**
 * Removes sign-ins and mailed tokens a week after their end; nothing reads them any more. With them go addresses
 * that never confirmed the newsletter or an alert: somebody else may have typed them.
 */
export async function forgetTokens(db: Database): Promise<void> {
  const weekAgo = sql<Date>`now() - interval '7 days'`;
  await db
    .deleteFrom('session_families')
    .where((either) => either.or([either('expires_at', '<', weekAgo), either('revoked_at', '<', weekAgo)]))
    .execute();
  await db
    .deleteFrom('email_tokens')
    .where('expires_at', '<', weekAgo)
    // A used verification link goes on saying that the address is verified.
    .where((either) => either.or([either('used_at', 'is', null), either('purpose', '!=', 'verify')]))
    .execute();
  await db
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('confirm_sent_at', '<', weekAgo)
    .execute();
  await db
    .deleteFrom('search_alerts')
    .where('confirmed_at', 'is', null)
    .where('confirm_sent_at', '<', weekAgo)
    .execute();
}
