import {
  companyPageSchema,
  companySchema,
  type CompanyFilter,
  type CompanyPage,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

async function search(filter: CompanyFilter, page = 1): Promise<CompanyPage> {
  const response = await portal.call('POST', `/companies/searchfilter?page=${page}`, { body: filter });
  expect(response.statusCode).toBe(200);
  return z.parse(companyPageSchema, response.json());
}

async function everyOf(filter: CompanyFilter): Promise<CompanyPage['data']> {
  const first = await search(filter);
  const data = [...first.data];
  for (let page = 2; page <= first.last_page; page++) data.push(...(await search(filter, page)).data);
  return data;
}

const namesOf = (data: CompanyPage['data']): string[] => data.map(({ name }) => name);

test('lists companies by name, twenty a page, without duplicates', async () => {
  const all = namesOf(await everyOf({}));
  expect(new Set(all).size).toBe(44);
  expect(all).toEqual(all.toSorted(new Intl.Collator('en').compare));
  expect((await search({})).data).toHaveLength(20);
  expect((await search({}, 9)).data).toEqual([]);
  expect((await portal.call('GET', '/companies?page=2')).json()).toEqual(await search({}, 2));
});

test('lists the cover of a company as its page shows it', async () => {
  const url = '/api/images/covers/0123.webp';
  await portal.pool.query('update companies set cover = $1 where id = 2', [url]);
  const { data } = await search({ search_string: 'Laguna Cove' });
  expect(data.find(({ id }) => id === 2)?.cover).toBe(url);
  expect((await portal.call('GET', '/companies/2')).json()).toMatchObject({ cover: url });
});

test('a sector filter narrows the list but not its own facet counts', async () => {
  const health = await search({ filter_sectors: [7] });
  expect(health.data.length).toBeGreaterThan(0);
  expect(health.data.every(({ sectors }) => sectors.some(({ id }) => id === 7))).toBe(true);
  const counted = health.facets.sectors.find(({ id }) => id === 7)!;
  expect(health.total).toBe(counted.count);
  expect(health.facets.sectors).toEqual((await search({})).facets.sectors);
});

test.each([
  ['senor', 'Señor Pescado'],
  ['cas di', 'Cas di Sabor'],
  ['bahia digitl', 'Bahia Digital'],
  ['kibrahacha', 'Banco Kibrahacha'],
  ['dive', 'Turtle Reef Divers'],
])('"%s" finds %s', async (typed, name) => {
  expect(namesOf(await everyOf({ search_string: typed }))).toContain(name);
});

test.each(['%', '_', '((', "' or 1=1 --"])('the text %j is no pattern', async (text) => {
  expect((await search({ search_string: text })).total).toBeLessThan(3);
});

test('sorts by open vacancies, with counts that match the lists', async () => {
  const all = await everyOf({ sort_by: 'open_vacancies' });
  const counts = all.map(({ open_vacancies }) => open_vacancies);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const response = await portal.call('POST', '/vacancies/searchfilter', {
    body: { filter_companies: [all[0]!.id] },
  });
  expect(response.json<{ total: number }>().total).toBe(counts[0]);
});

test.each(['name', 'open_vacancies'] as const)('sorts by %s in the requested order', async (sort_by) => {
  const keys = async (sort_order: 'asc' | 'desc') =>
    (await everyOf({ sort_by, sort_order })).map((company) => company[sort_by]);
  const ascending = await keys('asc');
  expect(ascending[0]).not.toEqual(ascending.at(-1));
  expect(ascending).toEqual((await keys('desc')).toReversed());
});

test.each(['desc', 'asc'] as const)('sorts by age in the order %s', async (sort_order) => {
  const ids = (await everyOf({ sort_by: 'newest', sort_order })).map(({ id }) => id);
  const { rows } = await portal.pool.query<{ id: number }>(
    `select id from companies order by created_at ${sort_order}, id`,
  );
  expect(ids).toEqual(rows.map(({ id }) => id));
});

test('rejects unknown keys', async () => {
  const response = await portal.call('POST', '/companies/searchfilter', {
    body: { filter_districts: [401] },
  });
  expect(response.statusCode).toBe(422);
});

test('returns a company page, and 404 for an unknown id', async () => {
  const response = await portal.call('GET', '/companies/1');
  expect(z.parse(companySchema, response.json())).toMatchObject({
    name: 'Cas di Sabor',
    founded: 2009,
    open_vacancies: 5,
    phone: expect.stringMatching(/^\+297\d{7}$/) as string,
  });
  expect((await portal.call('GET', '/companies/4711')).statusCode).toBe(404);
});

test('serves a generated logo as a harmless SVG, and 404 for a company without one', async () => {
  const companies = await everyOf({});
  const [drawn, plain] = [companies.find(({ logo }) => logo)!, companies.find(({ logo }) => !logo)!];
  const response = await portal.call('GET', drawn.logo!.replace('/api', ''));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('image/svg+xml');
  expect(response.headers['content-security-policy']).toContain('sandbox');
  expect(response.headers['cache-control']).toContain('max-age');
  expect(response.body).toMatch(/^<svg xmlns/);
  expect((await portal.call('GET', drawn.logo!.replace('/api', ''))).body).toBe(response.body);
  expect((await portal.call('GET', `/logos/${plain.id}.svg`)).statusCode).toBe(404);
});
