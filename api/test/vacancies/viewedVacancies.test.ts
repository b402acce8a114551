import type { ViewedVacancies } from '@cpa/shared/contracts';
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

const call = async (method: 'GET' | 'POST' | 'DELETE', vacancy_ids?: number[], who = person) =>
  await portal.call(method, '/account/viewed-vacancies', {
    token: who.token,
    ...(vacancy_ids && { body: { vacancy_ids } }),
  });
const viewed = async (who = person) =>
  (await call('GET', undefined, who)).json<ViewedVacancies>().vacancy_ids;
const some = async (count: number) =>
  await Promise.all(Array.from({ length: count }, async () => await aVacancy(portal, companyId)));

test('puts the vacancies of a device before those of the account, each once', async () => {
  const [one, two, three] = await some(3);
  await call('POST', [one!]);
  await call('POST', [two!]);
  const response = await call('POST', [three!, one!]);
  expect(response.json()).toEqual({ vacancy_ids: [three, one, two] });
  expect(await viewed()).toEqual([three, one, two]);
});

test('keeps the last twelve', async () => {
  const ids = await some(14);
  for (const id of ids) await call('POST', [id]);
  expect(await viewed()).toEqual(ids.toReversed().slice(0, 12));
  expect((await call('POST', ids)).statusCode).toBe(422);
});

test('skips drafts and deleted vacancies', async () => {
  const [one, two] = await some(2);
  const draft = await aVacancy(portal, companyId, { status: 'draft', published_at: null });
  await call('POST', [999_999, draft, one!, two!]);
  await portal.db.deleteFrom('vacancies').where('id', '=', one!).execute();
  expect(await viewed()).toEqual([two]);
});

test('is cleared for its account only, and requires an account', async () => {
  const other = await signInNew(portal, 'applicant');
  const [one] = await some(1);
  await call('POST', [one!]);
  await call('POST', [one!], other);
  expect((await call('DELETE')).statusCode).toBe(200);
  expect(await viewed()).toEqual([]);
  expect(await viewed(other)).toEqual([one]);
  expect((await portal.call('GET', '/account/viewed-vacancies')).statusCode).toBe(401);
});

test('takes several requests at the same time', async () => {
  const ids = await some(6);
  const responses = await Promise.all(
    [ids, ids.toReversed(), ids].map(async (each) => await call('POST', each)),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await viewed()).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});
