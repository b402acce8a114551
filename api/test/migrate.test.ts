import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/platform/database/migrate.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

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
  expect(await migrate(database.pool, folder)).toEqual(['0045_between.sql', '9999_last.sql']);
  expect(await migrate(database.pool, folder)).toEqual([]);
});

test('continues a database of an earlier release', async () => {
  await migrate(database.pool);
  await database.pool.query(`
    drop table migrations_lock;
    alter table migrations rename column "timestamp" to ran_at;
    alter table migrations alter column ran_at type timestamptz using ran_at::timestamptz;
    alter table migrations alter column ran_at set default now();
  `);
  writeFileSync(join(folder, '9999_last.sql'), 'create table the_last (id integer);');
  expect(await migrate(database.pool, folder)).toEqual(['9999_last.sql']);
  expect(await tables('the_last')).toBe(1);
});

test('accepts a database that a newer release has migrated', async () => {
  writeFileSync(join(folder, '0045_newer.sql'), 'create table newer_one (id integer);');
  writeFileSync(join(folder, '9999_newer.sql'), 'create table newer_two (id integer);');
  await migrate(database.pool, folder);
  expect(await migrate(database.pool)).toEqual([]);
  expect(await tables('newer_two')).toBe(1);
});

test('runs each migration once when several processes start together', async () => {
  writeFileSync(join(folder, '9999_slow.sql'), 'select pg_sleep(0.2); create table the_last (id integer);');
  const ran = await Promise.all([1, 2, 3].map(async () => await migrate(database.pool, folder)));
  expect(ran.flat()).toEqual(['9999_slow.sql']);
});

test('names the migration that fails, undoes all of them and releases the lock', async () => {
  writeFileSync(join(folder, '9998_good.sql'), 'create table the_good (id integer);');
  writeFileSync(join(folder, '9999_bad.sql'), 'select nothing_of_this;');
  await expect(migrate(database.pool, folder)).rejects.toThrow('The migration 9999_bad.sql failed');
  expect(await tables('the_good')).toBe(0);
  expect(await migrate(database.pool)).toEqual([]);
});
