import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../src/app/openDatabase.ts';
import { migrate, pendingMigrations } from '../../../src/platform/database/migrate.ts';
import { findOlderProcesses } from '../../../src/platform/database/processes.repository.ts';
import { openPausableProxy } from '../../support/pausableProxy.ts';
import { openTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { waitUntil } from '../../support/waitUntil.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const tables = async (name: string) =>
  (await database.pool.query('select from pg_tables where tablename = $1', [name])).rowCount;

test('runs each migration once, also between files that have run', async () => {
  expect(await migrate(database.pool)).toEqual([]);
  writeFileSync(join(folder, '0045_between.sql'), 'create table between_two (id integer); select 1;');
  writeFileSync(join(folder, '9999_last.sql'), 'create table the_last (id integer);');
  expect(await migrate(database.pool, { folder })).toEqual(['0045_between.sql', '9999_last.sql']);
  expect(await migrate(database.pool, { folder })).toEqual([]);
});

test('accepts a database that a newer release has migrated', async () => {
  writeFileSync(join(folder, '0045_newer.sql'), 'create table newer_one (id integer);');
  writeFileSync(join(folder, '9999_newer.sql'), 'create table newer_two (id integer);');
  await migrate(database.pool, { folder });
  expect(await migrate(database.pool)).toEqual([]);
  expect(await tables('newer_two')).toBe(1);
});

test('runs each migration once when several processes start together', async () => {
  writeFileSync(join(folder, '9999_slow.sql'), 'select pg_sleep(0.2); create table the_last (id integer);');
  const ran = await Promise.all([1, 2, 3].map(async () => await migrate(database.pool, { folder })));
  expect(ran.flat()).toEqual(['9999_slow.sql']);
});

test('names the migration that fails, undoes it alone and releases the lock', async () => {
  writeFileSync(join(folder, '9998_good.sql'), 'create table the_good (id integer);');
  writeFileSync(join(folder, '9999_bad.sql'), 'create table the_bad (id integer); select nothing_of_this;');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('The migration 9999_bad.sql failed');
  expect([await tables('the_good'), await tables('the_bad')]).toEqual([1, 0]);
  expect(await migrate(database.pool)).toEqual([]);
});

describe('a file marked as contract', () => {
  beforeEach(() => {
    writeFileSync(join(folder, '9998_drop.sql'), '-- contract\ndrop table vacancy_viewers;');
    writeFileSync(join(folder, '9999_add.sql'), 'create table the_last (id integer);');
  });

  test('runs only on request, and no server needs it to start', async () => {
    expect(await migrate(database.pool, { folder, isContract: false })).toEqual(['9999_add.sql']);
    expect(await pendingMigrations(database.pool, folder)).toEqual({
      expand: [],
      contract: ['9998_drop.sql'],
    });
    expect(await tables('vacancy_viewers')).toBe(1);
    expect(await migrate(database.pool, { folder })).toEqual(['9998_drop.sql']);
  });

  test('finds the processes that do not know it', async () => {
    const before = await findOlderProcesses(database.pool, '0001_first.sql');
    expect(before).toEqual([]);
    const older = new pg.Client(database.connection);
    await older.connect();
    const psql = new pg.Client({ ...database.connection, application_name: 'psql' });
    await psql.connect();
    expect(await findOlderProcesses(database.pool, '0001_first.sql')).toEqual([
      'a connection without a name (this machine)',
    ]);
    const server = await database.pool.connect();
    const all = await findOlderProcesses(database.pool, '9998_drop.sql');
    server.release();
    expect(all.some((each) => each.startsWith('portal 0'))).toBe(true);
    await Promise.all([older.end(), psql.end()]);
  });
});

describe('while other transactions hold locks', () => {
  /** Reads a table in a transaction that stays open. */
  async function readInTransaction(table: string): Promise<pg.PoolClient> {
    const reader = await database.pool.connect();
    await reader.query(`begin; select from ${table}`);
    return reader;
  }
  async function end(reader: pg.PoolClient): Promise<void> {
    await reader.query('rollback');
    reader.release();
  }
  const hasLock = async (condition: string) =>
    (await database.pool.query(`select from pg_locks where relation = 'options'::regclass and ${condition}`))
      .rowCount === 1;
  const isWaiting = async () => await hasLock('not granted');
  const addColumn = () =>
    writeFileSync(join(folder, '9999_column.sql'), 'alter table options add column extra integer;');

  test('stops waiting for a lock, lets waiting queries run and retries', async () => {
    addColumn();
    const reader = await readInTransaction('options');
    const migrating = migrate(database.pool, { folder, locks: { attempts: 60, pauseMs: 100 } });
    await waitUntil(isWaiting);
    // This reader queues behind the migration until the migration's lock request times out.
    await database.pool.query('select from options');
    await end(reader);
    expect(await migrating).toEqual(['9999_column.sql']);
  });

  test('retries after a deadlock', async () => {
    writeFileSync(
      join(folder, '9999_column.sql'),
      `set local lock_timeout = 0; lock options in share row exclusive mode; select pg_advisory_xact_lock(7);
       alter table options add column extra integer;`,
    );
    const gate = await database.pool.connect();
    await gate.query('begin; select pg_advisory_xact_lock(7)');
    const writer = await readInTransaction('options');
    const migrating = migrate(database.pool, { folder, locks: { attempts: 2, pauseMs: 0 } });
    await waitUntil(async () => await hasLock("mode = 'ShareRowExclusiveLock'"));
    const writing = writer.query('update options set name = name');
    await waitUntil(isWaiting);
    await end(gate);
    await writing;
    await end(writer);
    expect(await migrating).toEqual(['9999_column.sql']);
  });

  test('names the migration that never gets its lock', async () => {
    addColumn();
    const reader = await readInTransaction('options');
    const migrating = migrate(database.pool, { folder, locks: { attempts: 1, pauseMs: 0 } });
    await expect(migrating).rejects.toThrow(
      'The migration 9999_column.sql failed: canceling statement due to lock',
    );
    await end(reader);
  });
});

describe('a file marked as concurrent', () => {
  const write = (text: string) => writeFileSync(join(folder, '9999_index.sql'), text);
  const indexes = async () =>
    (
      await database.pool.query<{ valid: boolean }>(
        "select indisvalid as valid from pg_index where indexrelid = to_regclass('the_index')",
      )
    ).rows;
  const INDEX =
    '-- concurrent\n-- A reason; of two parts.\ncreate index concurrently the_index on big (text);\n';
  beforeEach(async () => {
    await database.pool.query(`create table big as
      select n, repeat(md5(n::text), 4) as text from generate_series(1, 400000) as n`);
  });

  test('builds its index without blocking a read or a write', async () => {
    write(INDEX);
    const migrating = migrate(database.pool, { folder });
    const ended = new AbortController();
    const over = migrating.finally(() => ended.abort());
    const startedAt = performance.now();
    let longest = 0;
    let queries = 0;
    while (!ended.signal.aborted) {
      const started = performance.now();
      await database.pool.query('select from big limit 1');
      await database.pool.query("update big set text = 'changed' where ctid = '(0,1)'");
      longest = Math.max(longest, performance.now() - started);
      queries += 1;
    }
    expect(await over).toEqual(['9999_index.sql']);
    expect(queries).toBeGreaterThan(10);
    // A plain index would block the write for nearly all of this time.
    expect(longest).toBeLessThan((performance.now() - startedAt) / 2);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test('builds its index while other processes wait for the lock', async () => {
    write(INDEX);
    const ran = await Promise.all([1, 2, 3].map(async () => await migrate(database.pool, { folder })));
    expect(ran.flat()).toEqual(['9999_index.sql']);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test('rebuilds an index that an interrupted run left invalid, and keeps a valid one', async () => {
    write(INDEX.replace('create index', 'create unique index'));
    await database.pool.query("update big set text = 'twice' where n < 3");
    await expect(migrate(database.pool, { folder })).rejects.toThrow('could not create unique index');
    expect(await indexes()).toEqual([{ valid: false }]);
    await database.pool.query("update big set text = 'once' where n = 1");
    expect(await migrate(database.pool, { folder })).toEqual(['9999_index.sql']);
    expect(await indexes()).toEqual([{ valid: true }]);
    // The process ended after the build, before the file was recorded.
    await database.pool.query("delete from migrations where name = '9999_index.sql'");
    expect(await migrate(database.pool, { folder })).toEqual(['9999_index.sql']);
  });

  test('contains no other statement', async () => {
    write(`${INDEX}update big set n = 0;`);
    await expect(migrate(database.pool, { folder })).rejects.toThrow('only creates and drops indexes');
  });
});

test('a server that starts waits for a database that does not respond yet', async () => {
  const { host, user, database: name } = database.connection;
  const proxy = await openPausableProxy(join(host, '.s.PGSQL.5432'));
  proxy.pause();
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const opening = openDatabase(
    {
      databaseUrl: `postgres://${user}@127.0.0.1:${proxy.port}/${name}`,
      databaseDirectUrl: undefined,
      databasePool: 2,
      portalHome: folder,
    },
    'none',
  );
  await waitUntil(() => stderr.mock.calls.length > 0);
  expect(String(stderr.mock.calls[0])).toContain('The database does not answer yet');
  proxy.resume();
  await (await opening).close();
  stderr.mockRestore();
  await proxy.close();
});

test('a production server does not migrate, and names what it lacks', async () => {
  const { host, user, database: name } = database.connection;
  const config = {
    databaseUrl: `postgres://${user}@/${name}?host=${host}`,
    databaseDirectUrl: undefined,
    databasePool: 2,
    portalHome: folder,
  };
  const opened = await openDatabase(config, 'none');
  await opened.close();
  await database.pool.query("delete from migrations where name like '054%'");
  await expect(openDatabase(config, 'none')).rejects.toThrow(
    /lacks the migrations 0540_lasting_realtime_events\.sql.* Run: npm run portal -- migrate/,
  );
});
