import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Config } from '../platform/config/config.ts';
import { jobs } from './jobs.ts';
import { prepareJobs } from '../platform/queue/prepareJobs.ts';
import { connectDatabase, type ConnectionTarget, type Database } from '../platform/database/connect.ts';
import { isDatabaseUnreachable } from '../platform/errors/databaseErrors.ts';
import { supervisePostgres } from '../platform/database/embedded/supervisePostgres.ts';
import { migrate, pendingMigrations } from '../platform/database/migrate.ts';
import { findOlderProcesses } from '../platform/database/processes.repository.ts';

/** Maximum wait at start for a database that does not respond, for example one that starts on the same machine. */
const START_WITHIN_MS = 20_000;

/**
 * `expand`: changes that a release needs before it starts. `contract`: also removes what only the previous release
 * used, unless one of its processes still runs. `all`: both without that check, in development.
 */
export type Migrates = 'none' | 'expand' | 'contract' | 'all';

export interface OpenDatabase {
  db: Database;
  /** Direct connection without PgBouncer, for session features such as LISTEN. */
  direct: ConnectionTarget;
  /** Names of the migrations that ran at this start. */
  migrated: string[];
  /** Closes the pool and stops the embedded server unless another process uses it. */
  close: () => Promise<void>;
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded one.
 * @param migrates None: migrations may be slow or need attention, so `portal migrate` runs them before.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'portalHome'>,
  migrates: Migrates,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? undefined : await supervisePostgres(config.portalHome, complain);
  const target = config.databaseUrl ?? embedded!.connection;
  const direct = config.databaseDirectUrl ?? target;
  const { db, pool } = connectDatabase(target, config.databasePool);
  const close = async (): Promise<void> => {
    await db.destroy();
    await embedded?.stop();
  };
  try {
    await firstAnswer(pool);
    if (migrates === 'contract') await refuseOlderProcesses(pool);
    const migrated =
      migrates === 'none'
        ? await refuseOldSchema(pool)
        : await migrate(pool, { isContract: migrates !== 'expand' });
    if (migrates !== 'none') await prepareJobs(db, jobs);
    return { db, direct, migrated, close };
  } catch (error) {
    await close();
    if (!isDatabaseUnreachable(error)) throw error;
    throw new Error(`The database of DATABASE_URL does not answer: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Migrates an empty database of any server and creates its job queues. */
export async function prepareDatabase(url: string): Promise<void> {
  const { db, pool } = connectDatabase(url, 2);
  try {
    await migrate(pool);
    await prepareJobs(db, jobs);
  } finally {
    await db.destroy();
  }
}

/** Resolves when the database has responded. @throws its last error when it does not within the time of a start */
async function firstAnswer(pool: Pool): Promise<void> {
  const end = Date.now() + START_WITHIN_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseUnreachable(error) || Date.now() > end) throw error;
      if (isFirst)
        process.stderr.write(
          `The database does not answer yet: ${(error as Error).message}. Trying for ${START_WITHIN_MS / 1000} s.\n`,
        );
      await sleep(250);
    }
  }
}

async function refuseOldSchema(pool: Pool): Promise<[]> {
  const { expand } = await pendingMigrations(pool);
  if (expand.length === 0) return [];
  throw new Error(`The database lacks the migrations ${expand.join(', ')}. Run: npm run portal -- migrate`);
}

async function refuseOlderProcesses(pool: Pool): Promise<void> {
  const newest = (await pendingMigrations(pool)).contract.at(-1);
  if (newest === undefined) return;
  const older = await findOlderProcesses(pool, newest);
  if (older.length === 0) return;
  throw new Error(
    `Processes of an older release use the database, which ${newest} would break: ${older.join(', ')}. Stop them first.`,
  );
}

function complain(error: Error): void {
  process.stderr.write(`The database stopped and could not be started again: ${error.message}\n`);
}
