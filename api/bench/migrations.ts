/**
 * Measures how long a plain read waits while the search index of many vacancies is replaced: in one transaction, as
 * migrations once did, and as a file marked `-- concurrent` (`npm run bench -- migrations`).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../src/app/demo/index.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openTestDatabase } from '../test/support/testDatabase.ts';
import { insertVacancies } from './insertVacancies.ts';
import { print, timed } from './report.ts';

const VACANCIES = 112_000;
const MAX_READ_MS = 500;
const INDEX = 'vacancies_search_filters';

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
  writeFileSync(join(folder, '9998_index.sql'), `-- concurrent\n${concurrent};\n`);
  writeFileSync(join(folder, '9999_old.sql'), `-- concurrent\nDROP INDEX CONCURRENTLY ${name};\n`);
  const longest = await measure('as a concurrent migration', async () => {
    await migrate(database.pool, { folder });
  });
  if (longest > MAX_READ_MS) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
  await database.close();
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
  }
  const seconds = ((await replacing) / 1000).toFixed(1);
  print(`${what.padEnd(28)}${seconds.padStart(9)}${String(reads).padStart(9)}  ${longest.toFixed(0)} ms`);
  return longest;
}
