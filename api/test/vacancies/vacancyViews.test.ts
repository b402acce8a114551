import { dayInAruba } from '@cpa/shared/contracts';
import { setTimeout } from 'node:timers/promises';
import { deleteViewers } from '../../src/domains/vacancies/views/views.repository.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const TODAY = dayInAruba(new Date());

let portal: TestApp;
let companyId: number;
let id: number;
let ip = 0;
beforeAll(async () => {
  portal = await openTestApp({ TRUSTED_PROXIES: 'loopback' });
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
});
beforeEach(async () => {
  id = await aVacancy(portal, companyId);
  ip += 1;
});
afterAll(async () => await portal.close());

type Visit = { agent?: string; from?: string; token?: string; cookies?: Record<string, string> };

async function visit(vacancyId: number, { agent = FIREFOX, from = `186.189.1.${ip}`, ...rest }: Visit = {}) {
  const headers = { 'user-agent': agent, 'x-forwarded-for': from };
  const response = await portal.call('GET', `/vacancies/${vacancyId}`, { headers, ...rest });
  expect(response.statusCode).toBe(200);
}

/** Views in total and of today. They are counted after the response. */
async function views(vacancyId: number): Promise<[total: number, today: number]> {
  await setTimeout(300);
  const { rows } = await portal.pool.query<{ views: number; today: number }>(
    `select v.views, coalesce(d.views, 0) as today from vacancies v
      left join vacancy_views_daily d on d.vacancy_id = v.id and d.day = $2 where v.id = $1`,
    [vacancyId, TODAY],
  );
  return [rows[0]!.views, rows[0]!.today];
}

test('counts every vacancy, browser and IP address', async () => {
  const other = await aVacancy(portal, companyId);
  await visit(id);
  await visit(id, { agent: CHROME });
  await visit(id, { from: `186.189.2.${ip}` });
  await visit(other);
  expect([await views(id), await views(other)]).toEqual([
    [3, 3],
    [1, 1],
  ]);
});

test('counts a visitor once a day, also with requests at the same time', async () => {
  await Promise.all([visit(id), visit(id), visit(id)]);
  await visit(id);
  expect(await views(id)).toEqual([1, 1]);
});

test('counts an IPv6 network once', async () => {
  await visit(id, { from: '2001:db8:1:2:3::4' });
  await visit(id, { from: '2001:db8:1:2:5::6' });
  expect(await views(id)).toEqual([1, 1]);
});

test('counts a signed-in user once, from any device', async () => {
  const { token } = await signInNew(portal, 'applicant');
  await visit(id, { token });
  await visit(id, { agent: CHROME, from: `186.189.2.${ip}`, cookies: { cpa_token: token } });
  expect(await views(id)).toEqual([1, 1]);
});

test('does not count members of the company, with a token or with the cookies of a page', async () => {
  const owner = await signInNew(portal, 'recruiter');
  const own = await aVacancy(portal, await aCompany(portal, owner.id));
  await visit(own, { token: owner.token });
  await visit(own, { cookies: { cpa_token: owner.token } });
  await visit(own, { cookies: { refresh_token: owner.refreshToken } });
  expect(await views(own)).toEqual([0, 0]);
  await visit(id, { token: owner.token });
  expect(await views(id)).toEqual([1, 1]);
});

test('counts no crawler, prefetch or draft', async () => {
  await visit(id, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '186.189.9.9', purpose: 'prefetch' };
  await portal.call('GET', `/vacancies/${id}`, { headers });
  expect(await views(id)).toEqual([0, 0]);
});

test('stores no IP address, browser or account, and nothing after the day', async () => {
  await visit(id);
  await views(id);
  const stored = async () =>
    (await portal.pool.query<{ row: string }>('select v::text as row from vacancy_viewers v')).rows;
  expect((await stored()).length).toBeGreaterThan(0);
  for (const { row } of await stored()) {
    expect(row).toMatch(/^\(\d+,\d{4}-\d\d-\d\d,"\\\\x[\da-f]{32}"\)$/);
  }
  await deleteViewers(portal.db, TODAY);
  expect((await stored()).length).toBeGreaterThan(0);
  await deleteViewers(portal.db, '9999-01-01');
  expect(await stored()).toEqual([]);
});
