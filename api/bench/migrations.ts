/**
 * Measures how long a plain read waits while the table of many vacancies is changed in each way that
 * `scripts/checks/migrations.ts` allows, and while a change waits behind a long read. Compares with an index that is
 * replaced in one transaction (`npm run bench -- migrations [vacancies]`), which blocks for minutes at a million rows
 * and is left out there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadDemo } from '../src/app/demo/index.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openTestDatabase } from '../test/support/testDatabase.ts';
import { insertVacancies } from './insertVacancies.ts';
import { print, timed } from './report.ts';

const VACANCIES = Number(process.argv[2] ?? 112_000);
/** Above this number the index is not replaced in one transaction. */
const MAX_COMPARED = 400_000;
const MAX_READ_MS = 2000;
/** Milliseconds between two reads. */
const READ_PAUSE_MS = 5;
const INDEX = 'vacancies_search_filters';

let files = 0;
process.env['CPA_TEST_HOME'] ??= join(tmpdir(), 'career-portal-bench');
const database = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
try {
  await loadDemo(database.db);
  await insertVacancies(database.connection, VACANCIES);
  const { rows } = await database.pool.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'vacancies' and indexdef like '%USING gin (search%' limit 1`);
  const { name, definition } = rows[0]!;
  print(`${VACANCIES.toLocaleString('en')} vacancies, ${name}`);
  print(`${'replaced'.padEnd(28)}${'seconds'.padStart(9)}${'reads'.padStart(9)}  longest read`);
  if (VACANCIES <= MAX_COMPARED)
    await measure('in one transaction', async () => {
      const client = await database.pool.connect();
      try {
        await client.query('begin');
        await client.query(`drop index ${name}`);
        await client.query(definition);
        await client.query('commit');
      } finally {
        client.release();
      }
    });
  const concurrent = definition.replace('INDEX', 'INDEX CONCURRENTLY').replace(name, INDEX);
  const longest = [
    await migrated('index, concurrently', `-- concurrent\n${concurrent}`),
    await migrated('old index dropped', `-- concurrent\ndrop index concurrently ${name}`),
    await migrated(
      'column with a default',
      "alter table vacancies add column bench text not null default 'x'",
    ),
    await migrated(
      'constraint, not valid',
      'alter table vacancies add constraint bench_check check (id > 0) not valid',
    ),
    await migrated('constraint validated', 'alter table vacancies validate constraint bench_check'),
    await migrated(
      'foreign key, not valid',
      'alter table vacancies add constraint bench_key foreign key (company_id) references companies not valid',
    ),
    await migrated('foreign key validated', 'alter table vacancies validate constraint bench_key'),
    await behindRead('column behind a read of 8 s', 'alter table vacancies add column bench_two integer'),
  ];
  if (longest.some((ms) => ms > MAX_READ_MS)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
  await database.close();
}

/** Runs a statement as a migration. @returns the longest read in milliseconds. */
async function migrated(what: string, statement: string): Promise<number> {
  files += 1;
  writeFileSync(join(folder, `${9000 + files}_bench.sql`), `${statement};\n`);
  return await measure(what, async () => void (await migrate(database.pool, { folder })));
}

/** Runs a statement while another transaction reads the table for eight seconds. */
async function behindRead(what: string, statement: string): Promise<number> {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select from vacancies limit 1');
  const reading = sleep(8000).then(async () => await client.query('commit'));
  const longest = await migrated(what, statement);
  await reading;
  client.release();
  return longest;
}

/** @returns the longest read in milliseconds. */
async function measure(what: string, replace: () => Promise<void>): Promise<number> {
  const ended = new AbortController();
  let reads = 0;
  let longest = 0;
  const replacing = timed(replace).finally(() => ended.abort());
  while (!ended.signal.aborted) {
    const read = timed(async () => await database.pool.query('select title from vacancies where id = 102'));
    longest = Math.max(longest, await read);
    reads += 1;
    await sleep(READ_PAUSE_MS);
  }
  const seconds = ((await replacing) / 1000).toFixed(1);
  print(`${what.padEnd(28)}${seconds.padStart(9)}${String(reads).padStart(9)}  ${longest.toFixed(0)} ms`);
  return longest;
}
