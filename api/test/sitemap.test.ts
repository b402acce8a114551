import { aVacancy } from './aVacancy.ts';
import { openDemoApp } from './openDemoApp.ts';
import type { TestApp } from './openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

test('lists open vacancies with lastmod, companies and posts, and nothing that has ended', async () => {
  const over = await aVacancy(portal, 1, { valid_through: '2020-01-01' });
  const { rows } = await portal.pool.query<{ id: number }>(
    "select id from vacancies where status = 'closed' limit 1",
  );
  await portal.pool.query("update vacancies set updated_at = '2026-11-02T10:00:00Z' where id = 1");
  const response = await portal.call('GET', '/sitemap.xml');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(response.body).toContain(
    '<url><loc>http://localhost:3000/vacancies/1</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod></url>',
  );
  for (const path of ['companies/1', 'faq'])
    expect(response.body).toContain(`<loc>http://localhost:3000/${path}</loc>`);
  expect(response.body).toMatch(/<loc>http:\/\/localhost:3000\/blog\/[a-z-]+<\/loc><lastmod>/);
  for (const id of [over, rows[0]!.id]) expect(response.body).not.toContain(`/vacancies/${id}<`);
});

test('a prefetch is not counted as a view', async () => {
  const views = async () =>
    (await portal.pool.query<{ views: number }>('select views from vacancies where id = 2')).rows[0]!.views;
  const before = await views();
  await portal.call('GET', '/vacancies/2', { headers: { purpose: 'prefetch' } });
  expect(await views()).toBe(before);
  await portal.call('GET', '/vacancies/2');
  expect(await views()).toBe(before + 1);
});
