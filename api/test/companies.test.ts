import {
  companyPageSchema,
  companySchema,
  type CompanyFilter,
  type CompanyPage,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { openDemoApp } from './openDemoApp.ts';
import type { TestApp } from './openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

async function search(filter: CompanyFilter, page = 1): Promise<CompanyPage> {
  const answer = await portal.call('POST', `/companies/searchfilter?page=${page}`, { body: filter });
  expect(answer.statusCode).toBe(200);
  return z.parse(companyPageSchema, answer.json());
}

async function everyOf(filter: CompanyFilter): Promise<CompanyPage['data']> {
  const first = await search(filter);
  const data = [...first.data];
  for (let page = 2; page <= first.last_page; page++) data.push(...(await search(filter, page)).data);
  return data;
}

const namesOf = (data: CompanyPage['data']): string[] => data.map(({ name }) => name);

test('companies come by name, twenty a page, none twice', async () => {
  const all = namesOf(await everyOf({}));
  expect(new Set(all).size).toBe(44);
  expect(all).toEqual(all.toSorted(new Intl.Collator('en').compare));
  expect((await search({})).data).toHaveLength(20);
  expect((await search({}, 9)).data).toEqual([]);
  expect((await portal.call('GET', '/companies?page=2')).json()).toEqual(await search({}, 2));
});

test('a sector filter finds its companies and leaves the counts of the others', async () => {
  const health = await search({ filter_sectors: [7] });
  expect(health.data.length).toBeGreaterThan(0);
  expect(health.data.every(({ sectors }) => sectors.some(({ id }) => id === 7))).toBe(true);
  const counted = health.facets.sectors.find(({ id }) => id === 7)!;
  expect(health.total).toBe(counted.count);
  expect(health.facets.sectors).toEqual((await search({})).facets.sectors);
});

test.each([
  ['senor', 'Señor Pescado'],
  ['kas di', 'Kas di Sabor'],
  ['bahia digitl', 'Bahia Digital'],
  ['kibrahacha', 'Banco Kibrahacha'],
  ['dive', 'Turtle Reef Divers'],
])('"%s" finds %s', async (typed, name) => {
  expect(namesOf(await everyOf({ search_string: typed }))).toContain(name);
});

test.each(['%', '_', '((', "' or 1=1 --"])('the text %j is no pattern', async (text) => {
  expect((await search({ search_string: text })).total).toBeLessThan(3);
});

test('by open vacancies, most first, and the number is what its list has', async () => {
  const all = await everyOf({ sort_by: 'open_vacancies' });
  const counts = all.map(({ open_vacancies }) => open_vacancies);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const answer = await portal.call('POST', '/vacancies/searchfilter', {
    body: { filter_companies: [all[0]!.id] },
  });
  expect(answer.json<{ total: number }>().total).toBe(counts[0]);
});

test('newest first', async () => {
  const ids = (await everyOf({ sort_by: 'newest' })).map(({ id }) => id);
  const { rows } = await portal.pool.query<{ id: number }>(
    'select id from companies order by created_at desc, id',
  );
  expect(ids).toEqual(rows.map(({ id }) => id));
});

test('unknown keys are refused', async () => {
  const answer = await portal.call('POST', '/companies/searchfilter', { body: { filter_districts: [401] } });
  expect(answer.statusCode).toBe(422);
});

test('a company has its own page, an unknown one is 404', async () => {
  const answer = await portal.call('GET', '/companies/1');
  expect(z.parse(companySchema, answer.json())).toMatchObject({
    name: 'Kas di Sabor',
    founded: 2009,
    open_vacancies: 5,
    phone: expect.stringMatching(/^\+297\d{7}$/) as string,
  });
  expect((await portal.call('GET', '/companies/4711')).statusCode).toBe(404);
});

test('a drawn logo is an image that can do nothing; a company without one has none', async () => {
  const companies = await everyOf({});
  const [drawn, plain] = [companies.find(({ logo }) => logo)!, companies.find(({ logo }) => !logo)!];
  const answer = await portal.call('GET', drawn.logo!.replace('/api', ''));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.headers['cache-control']).toContain('max-age');
  expect(answer.body).toMatch(/^<svg xmlns/);
  expect((await portal.call('GET', drawn.logo!.replace('/api', ''))).body).toBe(answer.body);
  expect((await portal.call('GET', `/logos/${plain.id}.svg`)).statusCode).toBe(404);
});
