import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { SocketTarget } from '../connect.ts';
import { initialise } from './initialise.ts';
import { preparePaths, type PostgresPaths } from './paths.ts';
import { clearStaleLocks, findPostmaster, isPostmaster } from './postmaster.ts';
import { alone, clearUsers, signIn, signOut } from './sharing.ts';
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
  const paths = preparePaths(home);
  return await alone(paths.root, async () => {
    const running = await awaitRunning(paths);
    const pid = running ?? (await start(paths));
    const user = signIn(paths.root);
    let stopping: Promise<void> | undefined;
    return {
      connection: { host: paths.run, user: USER, database: 'portal' },
      pid,
      attached: running !== undefined,
      isRunning: () => isPostmaster(pid, paths.data),
      stop: async () => await (stopping ??= alone(paths.root, async () => await stop(paths, pid, user))),
    };
  });
}

async function awaitRunning(paths: PostgresPaths): Promise<number | undefined> {
  for (;;) {
    const pid = findPostmaster(paths);
    if (pid === undefined) return undefined;
    // It may still be recovering from a crash, or shutting down.
    if (await becomesReady(paths, () => isPostmaster(pid, paths.data))) return pid;
  }
}

async function start(paths: PostgresPaths): Promise<number> {
  clearUsers(paths.root);
  initialise(paths, USER);
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    clearStaleLocks(paths);
    const started: StartedProcess = startProcess(paths);
    if (await becomesReady(paths, () => started.isRunning())) return started.pid;
    // Workers of a killed server hold its shared memory briefly.
    const reason = started.lastWords();
    if (!reason.includes('still in use') || Date.now() > deadline) {
      throw new Error(`The database in ${paths.data} did not start. PostgreSQL says: ${reason}`);
    }
    await sleep(100);
  }
}

async function stop(paths: PostgresPaths, pid: number, user: string): Promise<void> {
  if (!signOut(paths.root, user) || !isPostmaster(pid, paths.data)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + FAST_STOP_WITHIN_MS;
  while (isPostmaster(pid, paths.data)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await sleep(20);
  }
}

/** Waits until the server accepts connections; false when its process has ended. */
async function becomesReady(paths: PostgresPaths, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (isRunning()) {
    if (await answers(paths.run)) return true;
    if (Date.now() > deadline) {
      throw new Error(
        `The database in ${paths.data} does not answer; see ${join(paths.root, 'server.log')}.`,
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
