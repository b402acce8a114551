import { sql } from 'kysely';
import { connectDatabase } from '../../../src/platform/database/connect.ts';
import { jobs } from '../../../src/app/jobs.ts';
import { deleteExpiredTokensJob, writeResetMailsJob } from '../../../src/domains/accounts/accounts.jobs.ts';
import { sendMailsJob } from '../../../src/platform/mail/mail.jobs.ts';
import { prepareJobs } from '../../../src/platform/queue/prepareJobs.ts';
import { sendJob } from '../../../src/platform/queue/sendJob.repository.ts';
import { startJobs, type Jobs } from '../../../src/platform/queue/startJobs.ts';
import type { OutgoingMail } from '../../../src/platform/mail/transport.ts';
import { createLogger } from '@cpa/shared/server';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { openPausableProxy } from '../../support/pausableProxy.ts';
import { waitUntil } from '../../support/waitUntil.ts';

/** Short, because a test waits for it. */
const END_WITHIN_MS = 1000;

let portal: TestApp;
const running: Jobs[] = [];
beforeEach(async () => {
  portal = await openTestApp();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(async (worker) => await worker.stop()));
  await portal.close();
});

async function start(
  sendMail: (mail: OutgoingMail) => Promise<void> = async () => undefined,
  db = portal.db,
  log = createLogger('silent'),
): Promise<Jobs> {
  const { config, storage } = portal.app;
  const deps = { config, db, log, publishEvent: async () => undefined, sendMail, storage };
  const worker = await startJobs(deps, jobs, END_WITHIN_MS);
  running.push(worker);
  return worker;
}

const jobsOf = async (name: string) =>
  (
    await sql<{ state: string; data: unknown; retry_limit: number }>`
      select state, data, retry_limit from jobs.job where name = ${name} order by created_on`.execute(
      portal.db,
    )
  ).rows;

const register = async (email: string) =>
  await portal.call('POST', '/account/recruiter/register', {
    body: { name: 'Ana', email, password: 'a-long-password-of-ana' },
  });

test('creates a queue for every job and changes nothing when run again', async () => {
  const read = async () => (await sql`select * from jobs.queue order by name`.execute(portal.db)).rows;
  const before = await read();
  await prepareJobs(portal.db, jobs);
  expect(await read()).toEqual(before);
  const names = before.map((queue) => (queue as { name: string }).name);
  expect(names).toEqual(jobs.map(({ name }) => name).toSorted());
});

test('sends a mail at once, without waiting for the next minute', async () => {
  const sent: string[] = [];
  await start(async ({ recipient }) => void sent.push(recipient));
  await register('soon@example.aw');
  const asked = performance.now();
  await waitUntil(() => sent.length > 0);
  expect(performance.now() - asked).toBeLessThan(30_000);
  expect(sent).toEqual(['soon@example.aw']);
});

test('queues a job in the transaction that requests it', async () => {
  const undone = portal.db.transaction().execute(async (trx) => {
    await sendJob(trx, sendMailsJob, null);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await jobsOf('send-mails')).toEqual([]);
  await portal.db.transaction().execute(async (trx) => await sendJob(trx, sendMailsJob, null));
  expect(await jobsOf('send-mails')).toHaveLength(1);
});

test('queues a singleton job once, with the retries of the list', async () => {
  expect(await sendJob(portal.db, deleteExpiredTokensJob, null)).toBe(true);
  expect(await sendJob(portal.db, deleteExpiredTokensJob, null)).toBe(false);
  expect(await jobsOf('forget-tokens')).toEqual([{ state: 'created', data: {}, retry_limit: 2 }]);
});

test('skips a job that is not due', async () => {
  await sendJob(portal.db, writeResetMailsJob, null, { startAfter: new Date(Date.now() + 3_600_000) });
  await sendJob(portal.db, sendMailsJob, null);
  await start();
  await waitUntil(async () => (await jobsOf('send-mails')).every(({ state }) => state === 'completed'));
  expect((await jobsOf('write-reset-mails')).map(({ state }) => state)).toContain('created');
});

test('releases unfinished jobs at shutdown to another process', async () => {
  const { promise: isStuck, resolve: stuck } = Promise.withResolvers<void>();
  const first = await start(async () => {
    stuck();
    await new Promise(() => undefined);
  });
  await register('handed@example.aw');
  await isStuck;
  await first.stop();
  expect((await jobsOf('send-mails')).map(({ state }) => state)).not.toContain('active');
  // The mail is free again once its lease expires.
  await portal.db.updateTable('mails').set({ send_after: new Date() }).execute();
  const sent: string[] = [];
  await start(async ({ recipient }) => void sent.push(recipient));
  await sendJob(portal.db, sendMailsJob, null);
  await waitUntil(() => sent.length > 0);
  expect(sent).toEqual(['handed@example.aw']);
});

test('jobs wait while the database is down and continue when it is back', async () => {
  const door = await openPausableProxy(`${portal.connection.host}/.s.PGSQL.5432`);
  const { user, database } = portal.connection;
  // Queries that run at the pause fail after this time.
  const queryWithinMs = 2000;
  const { db } = connectDatabase(`postgres://${user}@127.0.0.1:${door.port}/${database}`, 5, queryWithinMs);
  const sent: string[] = [];
  const log = createLogger('silent');
  const warn = jest.spyOn(log, 'warn');
  await start(async ({ recipient }) => void sent.push(recipient), db, log);
  await register('before@example.aw');
  await waitUntil(() => sent.length === 1);
  // A job that is active when its connection breaks would block the queue until it expires.
  await waitUntil(async () => (await jobsOf('send-mails')).every(({ state }) => state === 'completed'));
  door.pause();
  await register('meanwhile@example.aw');
  await waitUntil(() => warn.mock.calls.length > 0);
  expect(sent).toHaveLength(1);
  // Breaks every connection, like a server restart. A surviving one would take a job for a stopped worker.
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = ${database} and pid <> pg_backend_pid()`.execute(portal.db);
  door.resume();
  await waitUntil(() => sent.length === 2);
  expect(sent).toEqual(['before@example.aw', 'meanwhile@example.aw']);
  await Promise.all(running.splice(0).map(async (worker) => await worker.stop()));
  await db.destroy();
  await door.close();
});

test('processes that start together on an empty database prepare it once', async () => {
  await sql`drop schema jobs cascade; create schema jobs`.execute(portal.db);
  await Promise.all([1, 2, 3].map(async () => await prepareJobs(portal.db, jobs)));
  const { rows } = await sql<{ name: string }>`select name from jobs.queue order by name`.execute(portal.db);
  expect(rows.map(({ name }) => name)).toEqual(jobs.map((job) => job.name).toSorted());
});
