import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';

/** Advisory lock id, the same in every process, so that only one migrates. */
const LOCK = 719_204_331;

/**
 * Runs the pending SQL files of `api/migrations` in name order, all in one transaction.
 * @returns the names of those that ran.
 */
export async function migrate(
  pool: Pool,
  folder = join(import.meta.dirname, '../../../migrations'),
): Promise<string[]> {
  const db = new Kysely<never>({ dialect: new MigrationDialect({ pool: withoutTimeLimit(pool) }) });
  return await db.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    await convertMigrationsTable(trx);
    const migrator = new Migrator({
      db: trx,
      provider: {
        getMigrations: async () => ({ ...(await listRecorded(trx)), ...(await readMigrations(folder)) }),
      },
      migrationTableName: 'migrations',
      migrationLockTableName: 'migrations_lock',
      // Names carry no date: a file may be added between two that have run.
      allowUnorderedMigrations: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    const failed = results.find(({ status }) => status === 'Error');
    if (failed) {
      throw new Error(`The migration ${failed.migrationName} failed: ${(error as Error).message}`, {
        cause: error,
      });
    }
    if (error !== undefined) throw error as Error;
    return results.map(({ migrationName }) => migrationName);
  });
}

/** Waits for other processes. Held until the transaction ends, so it works through PgBouncer in transaction mode. */
async function lockMigrations(db: Kysely<never>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
}

/** Kysely's own lock belongs to the session: a failed migration would leave it behind on a pooled connection. */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<never>): Promise<void> {
    await lockMigrations(db);
  }
  override async releaseMigrationLock(): Promise<void> {}
}

class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MigrationAdapter();
  }
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/**
 * Returns an empty migration for each recorded name. Kysely rejects a recorded migration that the provider lacks, but
 * an older release must start on the database of a newer one.
 */
async function listRecorded(db: Kysely<never>): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }]));
}

/** Gives the table of an earlier release (`name`, `ran_at`) the columns of Kysely (`name`, `timestamp`). */
async function convertMigrationsTable(db: Kysely<never>): Promise<void> {
  const { rows } = await sql`
    select from information_schema.columns
    where table_schema = current_schema() and table_name = 'migrations' and column_name = 'ran_at'
  `.execute(db);
  if (rows.length === 0) return;
  await sql
    .raw(
      `
    alter table migrations rename column ran_at to "timestamp";
    alter table migrations alter column "timestamp" drop default;
    alter table migrations alter column "timestamp" type varchar(255)
      using to_char("timestamp" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  `,
    )
    .execute(db);
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
