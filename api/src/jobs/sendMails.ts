import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { OutgoingMail, SendMail } from '../mail/transport.ts';
import { pauseAfter } from './retryRule.ts';

const BATCH = 20;
/** How long a worker may take; then another one takes the mail over. */
const LEASE_MINUTES = 5;

/** Sends what is due in the outbox. Workers side by side take different mails. @returns how many were sent. */
export async function sendMails(db: Database, send: SendMail, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    signal?.throwIfAborted();
    const mails = await claim(db);
    for (const mail of mails) {
      try {
        await send(mail);
        await db
          .updateTable('mails')
          .set({ sent_at: sql<Date>`now()` })
          .where('id', '=', mail.id)
          .execute();
        sent += 1;
      } catch (error) {
        await recordFailure(db, mail, error as Error);
      }
    }
    if (mails.length < BATCH) return sent;
  }
}

async function claim(db: Database): Promise<(OutgoingMail & { attempts: number })[]> {
  return await db
    .updateTable('mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      send_after: sql<Date>`now() + make_interval(mins => ${LEASE_MINUTES})`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('send_after', '<=', sql<Date>`now()`)
        .orderBy('send_after')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'html', 'text', 'attempts'])
    .execute();
}

async function recordFailure(
  db: Database,
  mail: { id: number; attempts: number },
  error: Error,
): Promise<void> {
  const pause = pauseAfter(mail.attempts);
  await db
    .updateTable('mails')
    .set({
      last_error: error.message.slice(0, 500),
      ...(pause === undefined
        ? { given_up_at: sql<Date>`now()` }
        : { send_after: sql<Date>`now() + make_interval(mins => ${pause})` }),
    })
    .where('id', '=', mail.id)
    .execute();
}
