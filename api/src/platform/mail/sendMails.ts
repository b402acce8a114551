import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { isDatabaseAway } from '../errors/databaseTrouble.ts';
import type { OutgoingMail, SendMail } from './transport.ts';
import { pauseAfter } from './retry.rules.ts';

const BATCH = 20;
/** How long a worker may take; then another one takes the mail over. */
const LEASE_MINUTES = 5;
/** A batch is given up well before that: one mail may take half a minute. */
const SEND_WITHIN_MS = 3 * 60_000;
const RECORD_TRIES = 30;
const RECORD_PAUSE_MS = 1000;

interface Sending {
  signal?: AbortSignal;
  /** Mails leave the house: what their links open must not stay behind. Without a mail server they are read here. */
  isDelivered?: boolean;
}

/** Sends what is due in the outbox. Workers side by side take different mails. @returns how many were sent. */
export async function sendMails(
  db: Database,
  send: SendMail,
  { signal, isDelivered = false }: Sending = {},
): Promise<number> {
  let sent = 0;
  for (;;) {
    signal?.throwIfAborted();
    const claimedAt = performance.now();
    const mails = await claim(db);
    for (const mail of mails) {
      // The server is slow: what is left is taken over by whoever looks when the lease ends.
      if (performance.now() - claimedAt > SEND_WITHIN_MS) return sent;
      const error = await failureOf(send, mail);
      if (error) {
        await recordFailure(db, mail, error);
      } else {
        await recordSent(db, mail, isDelivered);
        sent += 1;
      }
    }
    if (mails.length < BATCH) return sent;
  }
}

async function failureOf(send: SendMail, mail: OutgoingMail): Promise<Error | undefined> {
  try {
    await send(mail);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/**
 * The mail is out of the house: a database that is away for a moment is waited for, since what is not recorded is sent
 * again when the lease ends (with the same Message-ID, so that it is shown once).
 */
async function recordSent(
  db: Database,
  { id, holds_secret }: { id: number; holds_secret: boolean },
  isDelivered: boolean,
): Promise<void> {
  const record = db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()`, ...(isDelivered && holds_secret && { html: '', text: '' }) })
    .where('id', '=', id);
  for (let tries = 1; ; tries += 1) {
    try {
      await record.execute();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || tries === RECORD_TRIES) throw error;
      await sleep(RECORD_PAUSE_MS);
    }
  }
}

async function claim(db: Database): Promise<(OutgoingMail & { attempts: number; holds_secret: boolean })[]> {
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
    .returning(['id', 'recipient', 'subject', 'html', 'text', 'unsubscribe_url', 'holds_secret', 'attempts'])
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
