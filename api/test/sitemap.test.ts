import { aVacancy } from './aVacancy.ts';
import { openDemoApp } from './openDemoApp.ts';
import type { TestApp } from './openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

test('the sitemap names open vacancies with their last change, companies and posts, and nothing that is over', async () => {
  const over = await aVacancy(portal, 1, { valid_through: '2020-01-01' });
  const { rows } = await portal.pool.query<{ id: number }>(
    "select id from vacancies where status = 'closed' limit 1",
  );
  await portal.pool.query("update vacancies set updated_at = '2026-11-02T10:00:00Z' where id = 1");
  const answer = await portal.call('GET', '/sitemap.xml');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(answer.body).toContain(
    '<url><loc>http://localhost:3000/vacancies/1</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod></url>',
  );
  for (const path of ['companies/1', 'faq'])
    expect(answer.body).toContain(`<loc>http://localhost:3000/${path}</loc>`);
  expect(answer.body).toMatch(/<loc>http:\/\/localhost:3000\/blog\/[a-z-]+<\/loc><lastmod>/);
  for (const id of [over, rows[0]!.id]) expect(answer.body).not.toContain(`/vacancies/${id}<`);
});

test('reading a vacancy ahead of a click is not a view', async () => {
  const views = async () =>
    (await portal.pool.query<{ views: number }>('select views from vacancies where id = 2')).rows[0]!.views;
  const before = await views();
  await portal.call('GET', '/vacancies/2', { headers: { purpose: 'prefetch' } });
  expect(await views()).toBe(before);
  await portal.call('GET', '/vacancies/2');
  expect(await views()).toBe(before + 1);
});
