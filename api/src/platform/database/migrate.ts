import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg, { type Pool } from 'pg';
import { isConcurrent, runConcurrently } from './concurrentIndexes.ts';

/** Advisory lock id, the same in every process, so that only one migrates. */
const LOCK = 719_204_331;

/** Milliseconds between two attempts to get it. */
const ASK_PAUSE_MS = 50;

/** Queries queue behind a statement that waits for a lock, so it is cancelled after this time and retried. */
const LOCK_TIMEOUT = '1500ms';
/** Error codes of `lock_timeout`, and of a deadlock that the migration caused in another transaction. */
const LOCK_FAILURES = new Set(['55P03', '40P01']);
const LOCK_ATTEMPTS = 60;
/** Milliseconds between two attempts, in which the waiting queries run. */
const LOCK_PAUSE_MS = 1000;

const FOLDER = join(import.meta.dirname, '../../../migrations');

/** First line of a file that removes objects that the previous release still uses. */
const CONTRACT = '-- contract';

interface MigrateOptions {
  folder?: string;
  /** False: leaves files marked `-- contract` for later, while older processes run. Default: true. */
  isContract?: boolean;
  /** Default: 60 attempts, a second apart. */
  locks?: { attempts: number; pauseMs: number };
}

/**
 * Runs the pending SQL files of `api/migrations` in name order, each in its own transaction. Files marked `--
 * concurrent` build their indexes outside a transaction.
 * @returns the names of those that ran.
 */
export async function migrate(
  pool: Pool,
  {
    folder = FOLDER,
    isContract = true,
    locks = { attempts: LOCK_ATTEMPTS, pauseMs: LOCK_PAUSE_MS },
  }: MigrateOptions = {},
): Promise<string[]> {
  const db = new Kysely<never>({ dialect: new MigrationDialect({ pool: withoutTimeLimit(pool) }) });
  const files = (await readFiles(folder)).filter((file) => isContract || !file.isContract);
  const migrations = Object.fromEntries(files.map((file) => [file.name, migrationOf(file, pool)]));
  const ran: string[] = [];
  for (let attempt = 1; ;) {
    try {
      const name = await runNext(db, migrations);
      if (name === undefined) return ran;
      ran.push(name);
      attempt = 1;
    } catch (error) {
      const { code = '' } = ((error as Error).cause ?? error) as { code?: string };
      if (!LOCK_FAILURES.has(code) || attempt === locks.attempts) throw error;
      attempt += 1;
      await sleep(locks.pauseMs);
    }
  }
}

/** Returns the names of the migrations that the database lacks: those before a release, and those after it. */
export async function pendingMigrations(
  pool: Pool,
  folder = FOLDER,
): Promise<{ expand: string[]; contract: string[] }> {
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  );
  const { rows } = tables[0]!.exists
    ? await pool.query<{ name: string }>('select name from migrations')
    : { rows: [] };
  const recorded = new Set(rows.map(({ name }) => name));
  const pending = (await readFiles(folder)).filter(({ name }) => !recorded.has(name));
  const namesOf = (files: MigrationFile[]): string[] => files.map(({ name }) => name);
  return {
    expand: namesOf(pending.filter(({ isContract }) => !isContract)),
    contract: namesOf(pending.filter(({ isContract }) => isContract)),
  };
}

/** Runs the first pending migration in a transaction. Returns its name, or undefined when there is none. */
async function runNext(
  db: Kysely<never>,
  migrations: Record<string, Migration>,
): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
    const migrator = new Migrator({
      db: trx,
      provider: { getMigrations: async () => ({ ...(await listRecorded(trx)), ...migrations }) },
      migrationTableName: 'migrations',
      migrationLockTableName: 'migrations_lock',
      // Names have no date: a file may be added between two that have run.
      allowUnorderedMigrations: true,
    });
    const { error, results = [] } = await migrator.migrateUp();
    const failed = results.find(({ status }) => status === 'Error');
    if (failed) {
      throw new Error(`The migration ${failed.migrationName} failed: ${(error as Error).message}`, {
        cause: error,
      });
    }
    if (error !== undefined) throw error as Error;
    return results[0]?.migrationName;
  });
}

/**
 * Waits for other processes. Held until the transaction ends, so it works through PgBouncer in transaction mode. Polls,
 * because a waiting statement has a snapshot, for which the concurrent index of the holder would wait.
 */
async function lockMigrations(db: Kysely<never>): Promise<void> {
  const lock = sql<{ is_held: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as is_held`;
  while (!(await lock.execute(db)).rows[0]!.is_held) await sleep(ASK_PAUSE_MS);
}

/** Kysely's own lock belongs to the session: a failed migration would leave it on a pooled connection. */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MigrationAdapter();
  }
}

interface MigrationFile {
  name: string;
  text: string;
  isContract: boolean;
}

async function readFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, isContract: text.startsWith(`${CONTRACT}\n`) };
    }),
  );
}

function migrationOf({ text }: MigrationFile, pool: Pool): Migration {
  const up = isConcurrent(text)
    ? async () => await onOwnConnection(pool, async (client) => await runConcurrently(client, text))
    : async (db: Kysely<never>) => void (await sql.raw(text).execute(db));
  return { up };
}

/**
 * Opens a connection outside the pool, which may have a single one. The transaction of `runNext` stays open in the
 * meantime: it holds the lock against other processes, but no snapshot or table that a concurrent index would wait for.
 */
async function onOwnConnection(pool: Pool, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...pool.options, ...WITHOUT_TIME_LIMIT });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

/**
 * Returns an empty migration for each recorded name. Kysely rejects a recorded migration that the provider lacks, but
 * an older release must start on the database of a newer one.
 */
async function listRecorded(db: Kysely<never>): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }]));
}

/** Maximum of a timer, 24 days; 0 would mean the default of the pool. */
const WITHOUT_TIME_LIMIT = { query_timeout: 2 ** 31 - 1 };

/** The pool without its query timeout: a migration may take long, and so may the wait for the lock. */
function withoutTimeLimit(pool: Pool): PostgresPool {
  return {
    options: {},
    connect: async () => {
      const client = await pool.connect();
      const query = async (text: string, values: unknown[]) =>
        await client.query({ text, values, ...WITHOUT_TIME_LIMIT });
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
    end: async () => undefined,
  };
}
