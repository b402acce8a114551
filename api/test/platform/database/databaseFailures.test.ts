import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../../../src/app/buildApp.ts';
import { connectDatabase, type Database, QUERY_WITHIN_MS } from '../../../src/platform/database/connect.ts';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { openPausableProxy, type PausableProxy } from '../../support/pausableProxy.ts';
import { waitUntil } from '../../support/waitUntil.ts';

let portal: TestApp;
let door: PausableProxy;
let app: FastifyInstance;
let db: Database;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await openTestApp();
  door = await openPausableProxy(`${portal.connection.host}/.s.PGSQL.5432`);
  const { user, database } = portal.connection;
  ({ db, pool } = connectDatabase(`postgres://${user}@127.0.0.1:${door.port}/${database}`, 3));
  const { config, publishEvent, storage } = portal.app;
  app = await buildApp({ config, db, publishEvent, storage });
  app.get('/slow', async () => (await sql<object>`select pg_sleep(2.5)`.execute(db)).rows);
});
afterAll(async () => {
  door.resume();
  await app.close();
  await db.destroy();
  await door.close();
  await portal.close();
});

async function timed(
  url: string,
): Promise<{ status: number; retryAfter: unknown; database: unknown; ms: number }> {
  const started = performance.now();
  const { statusCode, headers, body } = await app.inject(url);
  const ms = performance.now() - started;
  const { database } = JSON.parse(body) as { database?: unknown };
  return { status: statusCode, retryAfter: headers['retry-after'], database, ms };
}

test('a database that hangs is reported to every caller, long before the query timeout, and recovers', async () => {
  expect((await timed('/vacancies')).status).toBe(200);
  door.pause();
  // More calls than connections, so that some wait for a connection and some for a response.
  const together = await Promise.all(Array.from({ length: 6 }, async () => await timed('/vacancies')));
  for (const { status, retryAfter, ms } of [...together, await timed('/vacancies')]) {
    expect([status, retryAfter]).toEqual([503, '2']);
    // Two seconds on a machine that is not overloaded; `hangDetector.test.ts` asserts the limit with a fake clock.
    expect(ms).toBeLessThan(QUERY_WITHIN_MS / 2);
  }
  const health = await timed('/health/ready');
  expect(health).toMatchObject({ status: 200, database: 'away' });
  // Load balancers check with timeouts of a second.
  expect(health.ms).toBeLessThan(1000);
  door.resume();
  await waitUntil(async () => (await timed('/health/ready')).database === 'ok');
  expect((await timed('/vacancies')).status).toBe(200);
});

test('a slow query is not reported as a database that hangs', async () => {
  const [slow, quick] = await Promise.all([timed('/slow'), timed('/vacancies')]);
  expect([slow.status, quick.status]).toEqual([200, 200]);
  expect(slow.ms).toBeGreaterThan(2400);
});

test('a connection that breaks during a query fails that query only', async () => {
  const slow = timed('/slow');
  const slowQueries = "from pg_stat_activity where query like '%pg_sleep(2.5)%' and pid <> pg_backend_pid()";
  await waitUntil(
    async () => (await portal.pool.query(`select ${slowQueries} and state = 'active'`)).rowCount === 1,
  );
  const removed = once(pool, 'remove');
  await portal.pool.query(`select pg_terminate_backend(pid) ${slowQueries}`);
  expect((await slow).status).toBe(503);
  // The server sends its error just before it closes the connection.
  await removed;
  expect((await timed('/vacancies')).status).toBe(200);
});

test('a migration may take longer than the query timeout', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  writeFileSync(join(folder, '9999_slow.sql'), 'select pg_sleep(0.6)');
  const shortPool = new pg.Pool({ ...portal.connection, query_timeout: 300 });
  await expect(migrate(shortPool, { folder })).resolves.toEqual(['9999_slow.sql']);
  await shortPool.end();
});
