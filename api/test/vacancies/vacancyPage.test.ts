import { vacancySchema, type Vacancy } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

async function read(id: number, token?: string): Promise<Vacancy> {
  const response = await portal.call('GET', `/vacancies/${id}`, token === undefined ? {} : { token });
  expect(response.statusCode).toBe(200);
  return z.parse(vacancySchema, response.json());
}

test('returns an open vacancy with its company and similar vacancies', async () => {
  const vacancy = await read(1);
  expect(vacancy).toMatchObject({
    title: 'Line Cook',
    status: 'open',
    company: { name: 'Cas di Sabor', logo: '/api/logos/1.svg' },
    salary_min: 230_000,
    salary_currency: 'AWG',
    employer: { name: 'Cas di Sabor', verified: true, district: { name: 'Oranjestad West' } },
  });
  expect(vacancy.description).toContain('- ');
  expect(vacancy.requirements).toContain('You speak Papiamento');
  expect(vacancy.employer.open_vacancies).toBe(5);
  expect(vacancy.similar).toHaveLength(4);
  expect(vacancy.similar[0]!.title).toContain('Line Cook');
  expect(vacancy.similar.map(({ id }) => id)).not.toContain(1);
});

test('every demo vacancy except drafts matches the contract', async () => {
  const { rows } = await portal.pool.query<{ id: number }>(
    "select id from vacancies where status <> 'draft'",
  );
  expect(rows.length).toBeGreaterThan(100);
  for (const { id } of rows) await read(id);
});

test('closed and expired vacancies remain readable', async () => {
  for (const status of ['closed', 'expired'] as const) {
    const { rows } = await portal.pool.query<{ id: number }>('select id from vacancies where status = $1', [
      status,
    ]);
    expect((await read(rows[0]!.id)).status).toBe(status);
  }
});

test('an overdue vacancy reads as expired; on its last day it is open', async () => {
  const { rows } = await portal.pool.query<{ day: string }>(
    "select (now() at time zone 'America/Aruba')::date as day",
  );
  const over = await aVacancy(portal, 1, { valid_through: '2020-01-01' });
  const last = await aVacancy(portal, 1, { valid_through: rows[0]!.day });
  expect((await read(over)).status).toBe('expired');
  expect((await read(last)).status).toBe('open');
});

test('a draft is visible to its company and 404 to others', async () => {
  const owner = await signInNew(portal, 'recruiter');
  const stranger = await signInNew(portal, 'recruiter');
  const companyId = await aCompany(portal, owner.id);
  const draft = await aVacancy(portal, companyId, { status: 'draft', published_at: null });
  expect((await read(draft, owner.token)).status).toBe('draft');
  for (const id of [draft, 987_654]) {
    expect((await portal.call('GET', `/vacancies/${id}`)).statusCode).toBe(404);
    expect((await portal.call('GET', `/vacancies/${id}`, { token: stranger.token })).statusCode).toBe(404);
    expect((await portal.call('GET', `/vacancies/${id}`, { token: 'made.up.token' })).statusCode).toBe(401);
  }
});

test('a hidden salary is nowhere in the response, not even in similar vacancies', async () => {
  const { rows } = await portal.pool.query<{ id: number; salary_min: number }>(
    "select id, salary_min from vacancies where not salary_visible and salary_min is not null and status = 'open'",
  );
  expect(rows.length).toBeGreaterThan(3);
  const hidden = new Set(rows.map(({ id }) => id));
  const similar: Vacancy['similar'] = [];
  for (const { id } of rows) {
    const vacancy = await read(id);
    expect([vacancy.salary_min, vacancy.salary_max, vacancy.salary_currency, vacancy.salary_period]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    similar.push(...vacancy.similar.filter((card) => hidden.has(card.id)));
  }
  expect(similar.length).toBeGreaterThan(0);
  expect(similar.filter(({ salary_min }) => salary_min !== null)).toEqual([]);
});

test.each(['0', '-1', 'abc', '1.5', '99999999999'])('returns 404 for /vacancies/%s', async (id) => {
  expect([404, 422]).toContain((await portal.call('GET', `/vacancies/${id}`)).statusCode);
});
