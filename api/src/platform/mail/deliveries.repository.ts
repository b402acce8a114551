import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { OutgoingMail } from './transport.ts';

export type ClaimedMail = OutgoingMail & {
  attempts: number;
  holds_secret: boolean;
  traceparent: string | null;
};

/** Leases due mails to this worker; concurrent workers skip them. */
export async function claimMails(
  db: Database,
  { limit, leaseMinutes }: { limit: number; leaseMinutes: number },
): Promise<ClaimedMail[]> {
  return await db
    .updateTable('mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      send_after: sql<Date>`now() + make_interval(mins => ${leaseMinutes})`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('send_after', '<=', sql<Date>`now()`)
        .orderBy('send_after')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'html', 'text', 'unsubscribe_url', 'holds_secret', 'attempts'])
    .returning(['calendar', 'calendar_method', 'traceparent'])
    .execute();
}

/** Records a delivery; `isEmptied` removes the text, whose links contain tokens. */
export async function markSent(
  db: Database,
  id: number,
  { isEmptied }: { isEmptied: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()`, ...(isEmptied && { html: '', text: '' }) })
    .where('id', '=', id)
    .execute();
}

/** Records a failed attempt; without a delay in minutes it was the last one. */
export async function recordFailure(
  db: Database,
  id: number,
  error: Error,
  delayMinutes: number | undefined,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      last_error: error.message.slice(0, 500),
      ...(delayMinutes === undefined
        ? { given_up_at: sql<Date>`now()` }
        : { send_after: sql<Date>`now() + make_interval(mins => ${delayMinutes})` }),
    })
    .where('id', '=', id)
    .execute();
}
