import { text } from 'node:stream/consumers';
import { createSitemaps } from '../../src/domains/publishing/sitemap/sitemap.service.ts';
import { aVacancy } from '../support/aVacancy.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';

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
  const index = await portal.call('GET', '/sitemap.xml');
  expect(index.statusCode).toBe(200);
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = [
    ...index.body.matchAll(/<loc>http:\/\/localhost:3000(\/sitemaps\/[^<]+)<\/loc><lastmod>/g),
  ].map(([, path]) => path!);
  expect(files).toEqual(
    [
      ...['pages', 'posts'].flatMap((list) => [list, `${list}-pap`, `${list}-nl`, `${list}-es`]),
      'vacancies-1',
      'companies-1',
    ].map((name) => `/sitemaps/${name}.xml`),
  );
  const bodies = await Promise.all(files.map(async (path) => (await portal.call('GET', path)).body));
  const all = bodies.join('');
  expect(all).toContain(
    '<url><loc>http://localhost:3000/vacancies/1</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod></url>',
  );
  for (const path of ['companies/1', 'faq', 'partners', 'plans'])
    expect(all).toContain(`<loc>http://localhost:3000/${path}</loc><lastmod>20`);
  // Pages whose text is part of the code.
  for (const path of ['cv-builder', 'contact'])
    expect(all).toContain(`<url><loc>http://localhost:3000/${path}</loc><xhtml:link`);
  expect(all).toMatch(/<loc>http:\/\/localhost:3000\/blog\/[a-z-]+<\/loc><lastmod>/);
  for (const id of [over, rows[0]!.id]) expect(all).not.toContain(`/vacancies/${id}<`);
});

test('lists a page at its URL in each language that it exists in, each with all of them', async () => {
  const dutch = (await portal.call('GET', '/sitemaps/pages-nl.xml')).body;
  const [contact] = /<url><loc>[^<]*\/nl\/contact<.*?<\/url>/.exec(dutch) ?? [];
  expect(
    [...contact!.matchAll(/hreflang="([^"]+)" href="http:\/\/localhost:3000([^"]*)"/g)].map(
      ([, ...link]) => link,
    ),
  ).toEqual([
    ['en', '/contact'],
    ['pap', '/pap/contact'],
    ['nl', '/nl/contact'],
    ['es', '/es/contact'],
    ['x-default', '/contact'],
  ]);
  expect(dutch).toContain('<loc>http://localhost:3000/nl</loc>');
  expect(dutch).toContain('<loc>http://localhost:3000/nl/faq</loc><lastmod>');
  const posts = (await portal.call('GET', '/sitemaps/posts-es.xml')).body;
  expect(posts).toContain('<loc>http://localhost:3000/es/blog/cv-on-one-page</loc><lastmod>');
  expect(posts).toContain('hreflang="pap" href="http://localhost:3000/pap/blog/cv-on-one-page"');
  expect(posts).not.toContain('<loc>http://localhost:3000/blog/');
  expect((await portal.call('GET', '/sitemaps/pages-fr.xml')).statusCode).toBe(404);
});

test('lists a vacancy at the URL of each language that it has a text in', async () => {
  const texts = { title: 'Kok', description: 'Je kookt.', requirements: '', benefits: '' };
  const dutch = await aVacancy(portal, 1, { guessed_language: 'nl' });
  const translated = await aVacancy(portal, 1, {
    text_language: 'en',
    translations: JSON.stringify({ nl: texts }),
  });
  const unknown = await aVacancy(portal, 1);
  const { body } = await portal.call('GET', '/sitemaps/vacancies-1.xml');
  const entriesOf = (id: number) =>
    [...body.matchAll(/<url><loc>http:\/\/localhost:3000([^<]+)<.*?<\/url>/g)]
      .filter(([, path]) => path!.endsWith(`/vacancies/${id}`))
      .map(([entry, path]) => [path, [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)]);
  expect(entriesOf(dutch)).toEqual([[`/nl/vacancies/${dutch}`, []]]);
  expect(entriesOf(unknown)).toEqual([[`/vacancies/${unknown}`, []]]);
  expect(entriesOf(translated)).toEqual([
    [`/vacancies/${translated}`, ['en', 'nl', 'x-default']],
    [`/nl/vacancies/${translated}`, ['en', 'nl', 'x-default']],
  ]);
});

test('dates the page with the plans by the last real change of a package', async () => {
  const lastmod = async () => {
    const { body } = await portal.call('GET', '/sitemaps/pages.xml');
    return /\/plans<\/loc><lastmod>([^<]+)</.exec(body)?.[1];
  };
  const before = await lastmod();
  await portal.pool.query('update packages set price = price');
  expect(await lastmod()).toBe(before);
  await portal.pool.query('update packages set price = price + 1 where id = 1');
  const after = await lastmod();
  expect(Date.parse(after!)).toBeGreaterThan(Date.parse(before!));
});

test('splits long sitemaps into files that together list every vacancy once', async () => {
  const sitemaps = createSitemaps(portal.db, 'http://localhost:3000', 50);
  const { rows } = await portal.pool.query<{ id: number }>('select v.id from vacancies v where status = $1', [
    'open',
  ]);
  const names = [...(await sitemaps.index()).matchAll(/\/sitemaps\/(vacancies-\d+)\.xml</g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(1);
  const files = await Promise.all(names.map(async (name) => await text((await sitemaps.file(name))!)));
  const listed = files.map((file) => [...file.matchAll(/\/vacancies\/(\d+)</g)].map(([, id]) => Number(id)));
  expect(Math.max(...listed.map((ids) => ids.length))).toBeLessThanOrEqual(50);
  const urls = files.join('').match(/<loc>/g)!.length;
  expect(new Set(files.flatMap((file) => file.match(/<loc>[^<]+/g))).size).toBe(urls);
  const open = new Set(rows.map(({ id }) => id));
  expect(listed.flat().every((id) => open.has(id))).toBe(true);
  expect(await sitemaps.file(`vacancies-${names.length + 1}`)).toBeUndefined();
});

test('returns 404 for a sitemap that the index does not name', async () => {
  for (const file of ['vacancies-2.xml', 'vacancies-0.xml', 'others.xml'])
    expect((await portal.call('GET', `/sitemaps/${file}`)).statusCode).toBeGreaterThanOrEqual(404);
});

test('reads a long file in pieces', async () => {
  const sitemaps = createSitemaps(portal.db, 'http://localhost:3000');
  await portal.pool.query(`
    insert into vacancies (company_id, title, status, published_at)
    select 1, 'Cook ' || n, 'open', now() from generate_series(1, 2500) n`);
  try {
    const pieces: string[] = [];
    for await (const piece of (await sitemaps.file('vacancies-1'))!) pieces.push(piece);
    const listed = pieces.map((piece) => new Set(piece.match(/\d+<\/loc>/g)).size);
    expect(listed.slice(0, 4)).toEqual([0, 1000, 1000, listed[3]!]);
    const { rows } = await portal.pool.query<{ ids: number[] }>(
      "select array_agg(id order by id) as ids from vacancies where title like 'Cook %'",
    );
    const ids = [...pieces.join('').matchAll(/\/vacancies\/(\d+)</g)].map(([, id]) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(ids.slice(-2500)).toEqual(rows[0]!.ids);
  } finally {
    await portal.pool.query("delete from vacancies where title like 'Cook %'");
  }
});
