import { openTestApp, type TestApp } from '../../support/openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ METRICS_TOKEN: 'for-prometheus' });
});
afterAll(async () => await portal.close());

const authorization = 'Bearer for-prometheus';
const figures = async () => (await portal.app.inject({ url: '/metrics', headers: { authorization } })).body;

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
});

test('is hidden from everyone else', async () => {
  expect((await portal.app.inject('/metrics')).statusCode).toBe(404);
  const headers = { authorization, 'x-forwarded-for': '203.0.113.9' };
  expect((await portal.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
});
