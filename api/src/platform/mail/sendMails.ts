import { setTimeout as sleep } from 'node:timers/promises';
import { inSpan, spanLabel } from '@cpa/shared/server';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import { isDatabaseUnreachable } from '../errors/databaseErrors.ts';
import type { SendMail } from './transport.ts';
import { claimMails, type ClaimedMail, markSent, recordFailure } from './deliveries.repository.ts';
import { retryDelayAfter } from './retry.rules.ts';

const BATCH = 20;
/** Lease of a mail; afterwards another worker may send it. */
const LEASE_MINUTES = 5;
/** A batch stops well before the lease ends: one mail may take half a minute. */
const SEND_WITHIN_MS = 3 * 60_000;
const RECORD_TRIES = 30;
const RECORD_PAUSE_MS = 1000;

interface Sending {
  signal?: AbortSignal;
  /** Removes tokens from delivered mails. Without an SMTP server, mails are read in the database and keep them. */
  isDelivered?: boolean;
  log?: Logger | undefined;
}

/**
 * Sends due mails of the outbox. Concurrent workers take different mails.
 * @returns the number sent.
 */
export async function sendMails(
  db: Database,
  send: SendMail,
  { signal, isDelivered = false, log }: Sending = {},
): Promise<number> {
  let sent = 0;
  for (;;) {
    signal?.throwIfAborted();
    const claimedAt = performance.now();
    const mails = await claimMails(db, { limit: BATCH, leaseMinutes: LEASE_MINUTES });
    for (const mail of mails) {
      // The server is slow: other workers take the rest when the lease ends.
      if (performance.now() - claimedAt > SEND_WITHIN_MS) return sent;
      const error = await failureOf(send, mail, { isDelivered, log });
      if (error) {
        await recordFailure(db, mail.id, error, retryDelayAfter(mail.attempts));
      } else {
        await recordSent(db, mail, isDelivered);
        sent += 1;
      }
    }
    if (mails.length < BATCH) return sent;
  }
}

/** Sends a mail in the trace of the request or job that queued it. */
async function failureOf(
  send: SendMail,
  mail: ClaimedMail,
  { isDelivered, log }: Pick<Sending, 'isDelivered' | 'log'>,
): Promise<Error | undefined> {
  const { id, traceparent } = mail;
  try {
    await inSpan(
      { name: 'mail', kind: 'client', attributes: { 'mail.id': id } },
      async (span) => {
        await send(mail);
        // The job has its own `reqId`.
        log?.info({ span: spanLabel(span), mail: id }, isDelivered ? 'mail sent' : 'mail kept for /mailbox');
      },
      traceparent,
    );
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/**
 * Retries recording the delivery while the database is down: otherwise the mail is sent again when the lease ends,
 * with the same Message-ID, so that clients show it once.
 */
async function recordSent(
  db: Database,
  { id, holds_secret }: { id: number; holds_secret: boolean },
  isDelivered: boolean,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await markSent(db, id, { isEmptied: isDelivered && holds_secret });
      return;
    } catch (error) {
      if (!isDatabaseUnreachable(error) || tries === RECORD_TRIES) throw error;
      await sleep(RECORD_PAUSE_MS);
    }
  }
}
