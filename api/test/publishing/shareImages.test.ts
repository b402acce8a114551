import sharp from 'sharp';
import { aVacancy } from '../support/aVacancy.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  await portal.call('GET', `/share-images/${path}`, { headers });

test('draws a vacancy, a company and the site as PNG of 1200 × 630', async () => {
  for (const path of ['vacancies/1.png', 'companies/1.png', 'site.png']) {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('public'),
      etag: expect.any(String),
    });
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  }
});

test('returns 304 until the content changes', async () => {
  const { headers } = await get('vacancies/2.png');
  const etag = String(headers['etag']);
  expect((await get('vacancies/2.png', { 'if-none-match': etag })).statusCode).toBe(304);
  await portal.pool.query("update vacancies set title = 'Sirbidó ku ñ, ò, è, ï i ë' where id = 2");
  const changed = await get('vacancies/2.png', { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers['etag']).not.toBe(etag);
});

test('does not draw a salary that the employer hides', async () => {
  const id = await aVacancy(portal, 1, { salary_min: 230_000, salary_currency: 'AWG', salary_visible: true });
  const shown = (await get(`vacancies/${id}.png`)).headers['etag'];
  await portal.pool.query('update vacancies set salary_visible = false where id = $1', [id]);
  const hidden = (await get(`vacancies/${id}.png`)).headers['etag'];
  await portal.pool.query('update vacancies set salary_min = 240000 where id = $1', [id]);
  expect(hidden).not.toBe(shown);
  expect((await get(`vacancies/${id}.png`)).headers['etag']).toBe(hidden);
});

test('returns 404 for drafts and unknown objects', async () => {
  const draft = await aVacancy(portal, 1, { status: 'draft' });
  for (const path of [
    `vacancies/${draft}.png`,
    'vacancies/999999.png',
    'companies/999999.png',
    'companies/0.png',
  ])
    expect((await get(path)).statusCode).toBe(404);
});

test('draws its text in the language of its URL, separately for each language', async () => {
  for (const path of ['vacancies/1.png', 'companies/1.png', 'site.png']) {
    const tags = new Set<unknown>();
    for (const query of ['', '?lang=pap', '?lang=nl', '?lang=es']) {
      const { statusCode, headers } = await get(path + query);
      expect(statusCode).toBe(200);
      tags.add(headers['etag']);
    }
    expect(tags.size).toBe(4);
  }
  const english = (await get('site.png')).headers['etag'];
  expect((await get('site.png?lang=en')).headers['etag']).toBe(english);
  expect((await get('site.png?lang=de')).headers['etag']).toBe(english);
});
