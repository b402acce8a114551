import type { SavedVacancies } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { aCompany, aVacancy } from './aVacancy.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { signInNew, type Member } from './signIn.ts';

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

test('a vacancy is saved once, however often, and taken out again', async () => {
  const one = await aVacancy(portal, companyId);
  const two = await aVacancy(portal, companyId);
  for (const id of [one, two, one]) expect((await call('PUT', `/${id}`)).statusCode).toBe(200);
  expect(await saved()).toEqual([two, one]);
  for (const _time of [1, 2]) expect((await call('DELETE', `/${two}`)).statusCode).toBe(200);
  expect(await saved()).toEqual([one]);
});

test('what the device kept is added in its order, without what is no more', async () => {
  const ids = [
    await aVacancy(portal, companyId),
    await aVacancy(portal, companyId),
    await aVacancy(portal, companyId),
  ];
  const draft = await aVacancy(portal, companyId, { status: 'draft', published_at: null });
  await call('PUT', `/${ids[0]}`);
  const answer = await call('POST', '', { vacancy_ids: [ids[2], draft, 999_999, ids[1], ids[2], ids[0]] });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<SavedVacancies>().vacancies.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
  const both = await Promise.all([1, 2].map(async () => await call('POST', '', { vacancy_ids: ids })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await saved()).toHaveLength(3);
});

test('one that is over stays, marked; one that became a draft again or was deleted is gone', async () => {
  const over = await aVacancy(portal, companyId, { salary_min: 300_000, salary_visible: false });
  const draft = await aVacancy(portal, companyId);
  const gone = await aVacancy(portal, companyId);
  // Not ended yet by the job.
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

test('a draft, and what never was, cannot be saved', async () => {
  const draft = await aVacancy(portal, companyId, { status: 'draft', published_at: null });
  expect((await call('PUT', `/${draft}`)).statusCode).toBe(404);
  expect((await call('PUT', '/999999')).statusCode).toBe(404);
});

test("nobody sees or changes another's", async () => {
  const id = await aVacancy(portal, companyId);
  await call('PUT', `/${id}`);
  const other = await signInNew(portal, 'recruiter');
  expect(await saved(other)).toEqual([]);
  await call('DELETE', `/${id}`, undefined, other);
  expect(await saved()).toEqual([id]);
});

test('there is room for five hundred, and then it is said', async () => {
  await sql`insert into vacancies (company_id, title, status, published_at)
    select ${companyId}, 'Cook', 'open', now() from generate_series(1, 501)`.execute(portal.db);
  const rows = await portal.db.selectFrom('vacancies').select('id').where('title', '=', 'Cook').execute();
  const ids = rows.map(({ id }) => id);
  await call('POST', '', { vacancy_ids: ids.slice(0, 500) });
  expect(await saved()).toHaveLength(500);
  expect((await call('PUT', `/${ids[0]}`)).statusCode).toBe(200);
  expect((await call('PUT', `/${ids[500]}`)).statusCode).toBe(409);
});
