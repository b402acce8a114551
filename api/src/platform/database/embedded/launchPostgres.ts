import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SocketTarget } from '../connect.ts';
import { initialise } from './initialise.ts';
import { preparePlaces, type Places } from './places.ts';
import { clearStaleLocks, findPostmaster, isPostmaster } from './postmaster.ts';
import { alone, forgetUsers, signIn, signOut } from './sharing.ts';
import { startProcess, type StartedProcess } from './startProcess.ts';

const USER = 'portal';
const READY_WITHIN_MS = 60_000;
const FAST_STOP_WITHIN_MS = 15_000;

export interface EmbeddedPostgres {
  connection: SocketTarget;
  /** Process id of the server. */
  pid: number;
  /** True if the server was already running. */
  attached: boolean;
  isRunning: () => boolean;
  /** Stops the server unless another process uses it. Idempotent. */
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL with data in `<home>/postgres` and a socket in a private folder, or attaches to a running
 * one. @throws Error with a message for the operator.
 */
export async function launchPostgres(home: string): Promise<EmbeddedPostgres> {
  const places = preparePlaces(home);
  return await alone(places.root, async () => {
    const running = await awaitRunning(places);
    const pid = running ?? (await start(places));
    const user = signIn(places.root);
    let stopping: Promise<void> | undefined;
    return {
      connection: { host: places.run, user: USER, database: 'portal' },
      pid,
      attached: running !== undefined,
      isRunning: () => isPostmaster(pid, places.data),
      stop: async () => await (stopping ??= alone(places.root, async () => await stop(places, pid, user))),
    };
  });
}

async function awaitRunning(places: Places): Promise<number | undefined> {
  for (;;) {
    const pid = findPostmaster(places);
    if (pid === undefined) return undefined;
    // It may still be recovering from a crash, or shutting down.
    if (await becomesReady(places, () => isPostmaster(pid, places.data))) return pid;
  }
}

async function start(places: Places): Promise<number> {
  forgetUsers(places.root);
  initialise(places, USER);
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    clearStaleLocks(places);
    const started: StartedProcess = startProcess(places);
    if (await becomesReady(places, () => started.isRunning())) return started.pid;
    // Workers of a killed server hold its shared memory briefly.
    const reason = started.lastWords();
    if (!reason.includes('still in use') || Date.now() > deadline) {
      throw new Error(`The database in ${places.data} did not start. PostgreSQL says: ${reason}`);
    }
    await sleep(100);
  }
}

async function stop(places: Places, pid: number, user: string): Promise<void> {
  if (!signOut(places.root, user) || !isPostmaster(pid, places.data)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + FAST_STOP_WITHIN_MS;
  while (isPostmaster(pid, places.data)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await sleep(20);
  }
}

/** Waits until the server accepts connections; false when its process has ended. */
async function becomesReady(places: Places, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (isRunning()) {
    if (await answers(places.run)) return true;
    if (Date.now() > deadline) {
      throw new Error(
        `The database in ${places.data} does not answer; see ${join(places.root, 'server.log')}.`,
      );
    }
    await sleep(15);
  }
  return false;
}

async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user: USER, database: 'postgres', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query("select from pg_database where datname = 'portal'");
    if (rowCount === 0) await client.query('create database portal');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
