import type { SavedVacancies } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let companyId: number;
let person: Member;
beforeAll(async () => {
  portal = await openTestApp();
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  person = await signInNew(portal, 'applicant');
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object, who = person) =>
  await portal.call(method, `/account/saved-vacancies${path}`, { token: who.token, ...(body && { body }) });
const saved = async (who = person) =>
  (await call('GET', '', undefined, who)).json<SavedVacancies>().vacancies.map(({ id }) => id);

test('saves a vacancy once and removes it', async () => {
  const one = await aVacancy(portal, companyId);
  const two = await aVacancy(portal, companyId);
  for (const id of [one, two, one]) expect((await call('PUT', `/${id}`)).statusCode).toBe(200);
  expect(await saved()).toEqual([two, one]);
  for (const _time of [1, 2]) expect((await call('DELETE', `/${two}`)).statusCode).toBe(200);
  expect(await saved()).toEqual([one]);
});

test('merges vacancies of the device in order and skips deleted ones', async () => {
  const ids = [
    await aVacancy(portal, companyId),
    await aVacancy(portal, companyId),
    await aVacancy(portal, companyId),
  ];
  const draft = await aVacancy(portal, companyId, { status: 'draft', published_at: null });
  await call('PUT', `/${ids[0]}`);
  const response = await call('POST', '', { vacancy_ids: [ids[2], draft, 999_999, ids[1], ids[2], ids[0]] });
  expect(response.statusCode).toBe(200);
  expect(response.json<SavedVacancies>().vacancies.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
  const both = await Promise.all([1, 2].map(async () => await call('POST', '', { vacancy_ids: ids })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await saved()).toHaveLength(3);
});

test('marks ended vacancies and drops drafts and deleted ones', async () => {
  const over = await aVacancy(portal, companyId, { salary_min: 300_000, salary_visible: false });
  const draft = await aVacancy(portal, companyId);
  const gone = await aVacancy(portal, companyId);
  // Not expired by the job yet.
  const past = await aVacancy(portal, companyId, { valid_through: '2020-01-01' });
  await call('POST', '', { vacancy_ids: [over, draft, gone, past] });
  await portal.db.updateTable('vacancies').set({ status: 'closed' }).where('id', '=', over).execute();
  await portal.db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', draft).execute();
  await portal.db.deleteFrom('vacancies').where('id', '=', gone).execute();
  const { vacancies } = (await call('GET')).json<SavedVacancies>();
  expect(vacancies).toMatchObject([
    { id: over, status: 'closed', salary_min: null },
    { id: past, status: 'expired' },
  ]);
});

test('rejects drafts and unknown vacancies', async () => {
  const draft = await aVacancy(portal, companyId, { status: 'draft', published_at: null });
  expect((await call('PUT', `/${draft}`)).statusCode).toBe(404);
  expect((await call('PUT', '/999999')).statusCode).toBe(404);
});

test('denies access to the lists of others', async () => {
  const id = await aVacancy(portal, companyId);
  await call('PUT', `/${id}`);
  const other = await signInNew(portal, 'recruiter');
  expect(await saved(other)).toEqual([]);
  await call('DELETE', `/${id}`, undefined, other);
  expect(await saved()).toEqual([id]);
});

test('is limited to five hundred, with a clear message', async () => {
  await sql`insert into vacancies (company_id, title, status, published_at)
    select ${companyId}, 'Cook', 'open', now() from generate_series(1, 501)`.execute(portal.db);
  const rows = await portal.db.selectFrom('vacancies').select('id').where('title', '=', 'Cook').execute();
  const ids = rows.map(({ id }) => id);
  await call('POST', '', { vacancy_ids: ids.slice(0, 500) });
  expect(await saved()).toHaveLength(500);
  expect((await call('PUT', `/${ids[0]}`)).statusCode).toBe(200);
  expect((await call('PUT', `/${ids[500]}`)).statusCode).toBe(409);
});
