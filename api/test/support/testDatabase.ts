import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectDatabase, type Database, type SocketTarget } from '../../src/platform/database/connect.ts';
import { launchPostgres } from '../../src/platform/database/embedded/launchPostgres.ts';
import { jobs } from '../../src/app/jobs.ts';
import { prepareJobs } from '../../src/platform/queue/prepareJobs.ts';
import { migrate } from '../../src/platform/database/migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

export interface TestDatabase {
  db: Database;
  pool: pg.Pool;
  /** Connection settings for a second process on the same database. */
  connection: SocketTarget;
  /** Drops the database. Stops the server when no other process uses it. */
  close: () => Promise<void>;
}

/** Data folder of the embedded server that all test processes share. `CPA_TEST_HOME` overrides it. */
const HOME = process.env['CPA_TEST_HOME'] ?? join(tmpdir(), `career-portal-tests-${process.getuid?.() ?? 0}`);

/**
 * Starts the test server and creates the template for a whole run, so that no test file starts or stops it.
 * @returns a function that stops the server, unless another process uses it.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  const server = await launchPostgres(HOME);
  const admin = new pg.Client({ ...server.connection, database: 'postgres' });
  await admin.connect();
  try {
    // The data need not survive a crash of the machine.
    await admin.query('alter system set fsync = off');
    await admin.query('alter system set synchronous_commit = off');
    await admin.query("alter system set max_wal_size = '256MB'");
    await admin.query('select pg_reload_conf()');
    await makeTemplate(admin, server.connection);
  } finally {
    await admin.end();
  }
  return server.stop;
}

/**
 * Opens a migrated, empty database. The migrations run once into a template, of which each database is a copy
 * (about 50 ms).
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await launchPostgres(HOME);
  const admin = new pg.Client({ ...server.connection, database: 'postgres' });
  await admin.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  try {
    await makeTemplate(admin, server.connection);
    await admin.query(`create database ${name} template ${templateName()} strategy wal_log`);
  } finally {
    await admin.end();
  }
  const connection = { ...server.connection, database: name };
  const { db, pool } = connectDatabase(connection, 10);
  return {
    db,
    pool,
    connection,
    close: async () => {
      await db.destroy();
      await drop(server.connection, name);
      await server.stop();
    },
  };
}

/** Contains a hash of the migrations and the job list, so that a change creates a new template. */
function templateName(): string {
  const hash = createHash('sha256').update(JSON.stringify(jobs));
  for (const file of readdirSync(MIGRATIONS).toSorted()) hash.update(readFileSync(join(MIGRATIONS, file)));
  return `template_${hash.digest('hex').slice(0, 12)}`;
}

async function makeTemplate(admin: pg.Client, connection: SocketTarget): Promise<void> {
  const name = templateName();
  await admin.query("select pg_advisory_lock(hashtext('portal tests'))");
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `draft_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${draft}`);
    const { db, pool } = connectDatabase({ ...connection, database: draft }, 1);
    try {
      await migrate(pool);
      await prepareJobs(db, jobs);
    } finally {
      await db.destroy();
    }
    // A closed connection's process may live a moment longer than the connection.
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      draft,
    ]);
    await admin.query(`alter database ${draft} rename to ${name}`);
  } finally {
    await admin.query("select pg_advisory_unlock(hashtext('portal tests'))");
  }
}

/** Waits of 20 ms in which connections may close by themselves. */
const MAX_WAITS = 25;

async function drop(connection: SocketTarget, name: string): Promise<void> {
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  const isInUse = async () =>
    (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount !== 0;
  // A client that is ending reports it as an error when its connection is terminated.
  for (let waits = 0; waits < MAX_WAITS && (await isInUse()); waits += 1) await sleep(20);
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}
