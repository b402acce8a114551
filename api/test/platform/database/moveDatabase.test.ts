import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../../../src/app/demo/index.ts';
import { JOBS_SCHEMA } from '../../../src/platform/queue/job.ts';
import { operatorOn } from '../../support/operator.ts';
import { waitUntil } from '../../support/waitUntil.ts';
import { openTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

let old: TestDatabase;
let next: TestDatabase;
let home: string;
let url: string;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-move-'));
  [old, next] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const { user, database, host } = next.connection;
  url = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`;
  await loadDemo(old.db);
  await old.pool.query(
    `insert into ${JOBS_SCHEMA}.job (name, data, state) values ('send-mails', '{"id":1}', 'created'), ('send-mails', null, 'completed')`,
  );
});
afterEach(async () => {
  await Promise.all([old.close(), next.close()]);
  rmSync(home, { recursive: true });
});

const companiesIn = async ({ pool }: TestDatabase): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>('select name from companies order by id');
  return rows.map(({ name }) => name);
};

const write = "insert into settings (name, value) select 'probe-' || count(*), '{}' from settings";

/** True while the move blocks writes to the old database. */
async function isLocked(): Promise<boolean> {
  const { rowCount } = await next.pool.query(
    "select from pg_locks l join pg_database d on d.oid = l.database where d.datname = $1 and mode = 'ShareLock'",
    [old.connection.database],
  );
  return (rowCount ?? 0) > 0;
}

test('copies all tables and unfinished jobs and leaves the old database read-only', async () => {
  const portal = operatorOn(old, home);
  const rehearsed = await portal('database', 'move', url, '--dry-run');
  expect(rehearsed).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringContaining('Nothing was changed'),
  });
  expect(await companiesIn(next)).toEqual([]);
  await old.pool.query(write);

  // A write that waits for the move must not reach the old database afterwards.
  const writer = new pg.Client(old.connection);
  writer.on('error', () => undefined);
  await writer.connect();
  const moving = portal('database', 'move', url, '--json');
  await waitUntil(isLocked);
  const [waiting] = await Promise.allSettled([writer.query(write)]);
  const moved = await moving;
  expect([moved.error, waiting.status]).toEqual(['', 'rejected']);
  const { tables, jobs } = JSON.parse(moved.out) as {
    tables: { name: string; rows: number }[];
    jobs: number;
  };
  expect(jobs).toBe(1);
  expect(tables.find(({ name }) => name === 'companies')?.rows).toBeGreaterThan(10);
  expect(await companiesIn(next)).toEqual(await companiesIn(old));
  await expect(old.pool.query(write)).rejects.toMatchObject({ code: '25006' });
  await next.pool.query(write);

  expect((await portal('database', 'reopen')).code).toBe(0);
  const again = new pg.Client(old.connection);
  await again.connect();
  await again.query(write);
  await again.end();
});

test('refuses a database with data', async () => {
  await loadDemo(next.db);
  const { code, error } = await operatorOn(old, home)('database', 'move', url);
  expect([code, error]).toEqual([1, expect.stringContaining('contains accounts or companies')]);
  await old.pool.query(write);
});
