import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ConnectionTarget, Database } from '../database/connect.ts';
import type { Delivery } from './channels.ts';
import { notify, publishEventRow, readEvent, readEventsSince } from './events.repository.ts';
import { listenWithReconnect } from './listenWithReconnect.ts';

/** Message between processes: an event to deliver, or subscriber counts. */
export type BusMessage =
  | ({ kind: 'event' } & Delivery)
  | { kind: 'count'; question: string; prefix: string }
  | { kind: 'counted'; question: string; counts: Record<string, number> };

export interface Bus {
  /** Sends to all other processes. Rejects while the database is down. */
  tell: (message: BusMessage) => Promise<void>;
  stop: () => Promise<void>;
}

export interface BusParts {
  db: Database;
  /** Direct connection for LISTEN, which PgBouncer cannot carry. */
  listenOn: ConnectionTarget;
  log: Logger;
  /** A statement of any process has changed data of public pages, or may have while the connection was lost. */
  onPublicDataChanged?: () => void;
}

const CHANNEL = 'realtime';
/** NOTIFY is limited to 8000 bytes; longer payloads are read from their row. */
const LONGEST_SAID = 7900;
/** Time events can be read again by a process that lost its connection. Longer than a failover may take. */
export const CACHE_TTL_SECONDS = 600;
/** Retry delay for events whose query failed. */
const RETRY_MS = 1000;
/** Deadline for receiving our own message. */
const ECHO_WITHIN_MS = 2000;
/** Prefix of a self-test message. */
const ECHO = 'echo ';
/** Prefixes of the notifications that triggers send. */
const ENDED = 'ended ';
const CHECK = 'check ';

/**
 * Joins realtime processes over PostgreSQL. Every event is a row, and NOTIFY carries its id, so a lost listener
 * connection loses no event and no event is too long.
 */
export async function joinBus(
  { db, listenOn, log }: BusParts,
  instanceId: string,
  parts: {
    hear: (message: BusMessage) => void;
    onBack: () => Promise<void>;
    /** A session ended; the triggers of the database say so. */
    onSessionEnded: (session: string) => void;
    /** Subscriptions of a channel may no longer be allowed. */
    onChannelChanged: (channel: string) => void;
  },
): Promise<Bus> {
  const heard = createHeard();
  const echo = Promise.withResolvers<boolean>();
  let isStopped = false;
  /** One retry at a time reads all events whose query failed. */
  let [isRetryDue, isRetrying] = [false, false];

  const listening = await listenWithReconnect(CHANNEL, {
    target: listenOn,
    hear: (said) => void take(said).catch(retry),
    onConnected: async (awayMs) => {
      if (awayMs === 0) return await catchUp({ isFirst: true });
      await catchUp();
      await parts.onBack();
      log.info({ awayMs }, 'realtime hears the other processes again');
    },
    onLost: (error) => log.warn({ err: error }, 'realtime does not hear the other processes'),
  });

  // Not awaited: a single process works without the bus.
  void listenForOneself().catch((error: unknown) =>
    log.warn({ err: error }, 'realtime could not try itself'),
  );

  /** Detects PgBouncer, through which LISTEN succeeds but never receives. */
  async function listenForOneself(): Promise<void> {
    await notify(db, CHANNEL, ECHO + instanceId);
    if (await Promise.race([echo.promise, sleep(ECHO_WITHIN_MS, false, { ref: false })])) return;
    log.warn(
      'Realtime cannot hear the other API processes: LISTEN goes through a pooler. Set DATABASE_DIRECT_URL to the PostgreSQL behind it.',
    );
  }

  async function take(said: string): Promise<void> {
    if (said.startsWith(ECHO)) return said === ECHO + instanceId ? echo.resolve(true) : undefined;
    if (said.startsWith(ENDED)) return parts.onSessionEnded(said.slice(ENDED.length));
    if (said.startsWith(CHECK)) return parts.onChannelChanged(said.slice(CHECK.length));
    const { id, sender, body } = unwrapped(said);
    if (sender === instanceId || !heard.isNew(id)) return;
    const text = body ?? (await readOrForget(id));
    if (text !== undefined) parts.hear(JSON.parse(text) as BusMessage);
  }

  /** The query fails when the database crashes between the notification and it; the event is read by a later query. */
  async function readOrForget(id: string): Promise<string | undefined> {
    try {
      return await readEvent(db, id);
    } catch (error) {
      heard.forget(id);
      throw error;
    }
  }

  async function retry(cause: unknown): Promise<void> {
    log.warn({ err: cause }, 'an event could not be read; the next attempt follows');
    isRetryDue = true;
    if (isRetrying) return;
    isRetrying = true;
    while (isRetryDue) {
      await sleep(RETRY_MS, undefined, { ref: false });
      if (isStopped) return;
      isRetryDue = false;
      await catchUp().catch(retry);
    }
    isRetrying = false;
  }

  /**
   * Reads all events that are still stored, because the time of an event is that of its statement: a long transaction
   * commits later. Events from before this process are not delivered.
   */
  async function catchUp({ isFirst = false } = {}): Promise<void> {
    const stored = await readEventsSince(db, CACHE_TTL_SECONDS, instanceId);
    const missed = stored.filter(({ id }) => heard.isNew(id));
    for (const { body } of isFirst ? [] : missed) parts.hear(JSON.parse(body) as BusMessage);
  }

  return {
    tell: async (message) => {
      const body = JSON.stringify(message);
      const said = Buffer.byteLength(body) <= LONGEST_SAID ? ` ${body}` : '';
      await publishEventRow(db, CHANNEL, { sender: instanceId, body, inline: said });
    },
    stop: async () => {
      isStopped = true;
      await listening.stop();
    },
  };
}

/** `id sender`, followed by the event if short enough. */
function unwrapped(said: string): { id: string; sender: string; body: string | undefined } {
  const [id = '', sender = ''] = said.split(' ', 2);
  const body = said.slice(id.length + sender.length + 2);
  return { id, sender, body: body === '' ? undefined : body };
}

/** Ids of events that can still be read again. */
function createHeard(): { isNew: (id: string) => boolean; forget: (id: string) => void } {
  const seen = new Map<string, number>();
  return {
    isNew: (id) => {
      if (seen.has(id)) return false;
      const now = performance.now();
      for (const [old, at] of seen) {
        if (now - at < 2 * CACHE_TTL_SECONDS * 1000) break;
        seen.delete(old);
      }
      seen.set(id, now);
      return true;
    },
    forget: (id) => void seen.delete(id),
  };
}
