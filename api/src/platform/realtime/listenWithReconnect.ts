import { setTimeout as sleep } from 'node:timers/promises';
import { applicationName } from '../database/processes.repository.ts';
import pg from 'pg';
import type { ConnectionTarget } from '../database/connect.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
const ANSWER_WITHIN_MS = 3000;
/** Interval of the keep-alive query on an idle connection. */
const LOOK_EVERY_MS = 10_000;

export interface Listening {
  stop: () => Promise<void>;
}

interface Parts {
  /** Direct connection: PgBouncer in transaction mode drops notifications. */
  target: ConnectionTarget;
  hear: (said: string) => void;
  /** @param awayMs time without a connection; 0 on the first call. */
  onConnected: (awayMs: number) => Promise<void>;
  onLost: (error: unknown) => void;
}

/**
 * Listens to NOTIFY on a dedicated connection and reconnects without limit. Resolves once it listens; rejects when
 * the first attempt fails.
 */
export async function listenWithReconnect(
  channel: string,
  { target, hear, onConnected, onLost }: Parts,
): Promise<Listening> {
  const end = new AbortController();
  const first = Promise.withResolvers<void>();
  let lostAt: number | undefined;

  /** Resolves on `end`; rejects when the connection is lost. */
  async function listen(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      ...(typeof target === 'string' ? { connectionString: target } : target),
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      application_name: applicationName('realtime'),
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      await onConnected(lostAt === undefined ? 0 : performance.now() - lostAt);
      onListening();
      const over = AbortSignal.any([end.signal, lost.signal]);
      for (;;) {
        await sleep(LOOK_EVERY_MS, undefined, { signal: over }).catch(() => undefined);
        if (end.signal.aborted) return;
        await client.query('select 1');
      }
    } finally {
      // Not awaited, since a server that hangs would block it.
      void client.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !end.signal.aborted;) {
      try {
        await listen(() => {
          pause = FIRST_PAUSE_MS;
          lostAt = undefined;
          first.resolve();
        });
      } catch (error) {
        first.reject(error);
        if (lostAt === undefined) onLost(error);
        lostAt ??= performance.now();
      }
      await sleep(pause, undefined, { signal: end.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  const running = run();
  const stop = async (): Promise<void> => {
    end.abort();
    await running;
  };
  try {
    await first.promise;
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
