import { recordBackupStatus } from '../../../src/app/operator/backup/backupStatus.ts';
import { sendMailsJob } from '../../../src/platform/mail/mail.jobs.ts';
import { sendJob } from '../../../src/platform/queue/sendJob.repository.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ METRICS_TOKEN: 'for-prometheus' });
});
afterAll(async () => await portal.close());

const authorization = 'Bearer for-prometheus';
const figures = async () => (await portal.app.inject({ url: '/metrics', headers: { authorization } })).body;

test('reports how late jobs, mails and orders are from the first scrape on', async () => {
  await sendJob(portal.db, sendMailsJob, null, { startAfter: new Date(Date.now() - 3_600_000) });
  const body = await figures();
  expect(body).toMatch(/^portal_oldest_job_seconds 36\d\d/m);
  expect(body).toMatch(/^portal_orders_pending 0$/m);
  expect(body).toMatch(/^portal_oldest_mail_seconds 0$/m);
});

test('counts requests by route pattern, not by URL', async () => {
  await portal.call('GET', '/vacancies/4711');
  await portal.call('GET', '/vacancies/4712');
  expect(await figures()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/vacancies/:id",status="404"} 2',
  );
});

test('reports the number of queued mails', async () => {
  const registered = await portal.call('POST', '/account/applicant/register', {
    body: { name: 'Ana Croes', email: 'ana@example.aw', password: 'bon-bini-2026' },
  });
  expect(registered.statusCode).toBe(201);
  expect(await figures()).toContain('portal_mails_waiting 1');
  await portal.db
    .updateTable('mails')
    .set({ send_after: new Date(Date.now() - 3_600_000) })
    .execute();
  expect(await figures()).toMatch(/^portal_oldest_mail_seconds 36\d\d/m);
  const { body } = await portal.app.inject('/health/parts');
  expect(JSON.parse(body)).toEqual({ database: 'ok', mails: 'late', payments: 'ok' });
});

test('reports the age of the last backup, and whether its verification failed', async () => {
  const home = portal.app.config.portalHome;
  expect(await figures()).not.toMatch(/^portal_backup_age_seconds/m);
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  recordBackupStatus(home, { made_at: hours(2), verified_at: hours(24), problem: 'damaged' });
  expect(await figures()).toMatch(/^portal_backup_age_seconds 720\d/m);
  expect(await figures()).toMatch(/^portal_backup_verified_age_seconds 8640\d/m);
  expect(await figures()).toContain('portal_backup_verify_failed 1');
});

test('is hidden from everyone else', async () => {
  expect((await portal.app.inject('/metrics')).statusCode).toBe(404);
  const headers = { authorization, 'x-forwarded-for': '203.0.113.9' };
  expect((await portal.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
});
