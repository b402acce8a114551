import { type OwnVacancies, type Problem, type RecruiterVacancy, addDays } from '@cpa/shared/contracts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { TODAY, FULL_VACANCY } from '../support/aFullVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter', { name: 'Berta' });
});
beforeEach(async () => {
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const post = async (path: string, body: object = {}) =>
  await portal.call('POST', `/recruiter/vacancy${path}`, { token: recruiter.token, body });
const created = async (body: object = {}) =>
  (await post('', { company_id: companyId, ...FULL_VACANCY, ...body })).json<RecruiterVacancy>();
const remove = async (id: number) =>
  await portal.call('DELETE', `/recruiter/vacancy/${id}`, { token: recruiter.token });

test('a closed vacancy leaves the search and can be reposted unchanged', async () => {
  const { id, published_at } = await created({ status: 'open' });
  const closed = await post(`/${id}/close`);
  expect(closed.json()).toMatchObject({ id, status: 'closed' });
  expect((await post(`/${id}/close`)).json<Problem>()).toMatchObject({
    code: 'wrong_status',
    message: 'Only an open vacancy can be closed. This one is closed.',
  });
  const reposted = await post(`/${id}/repost`, { valid_through: addDays(TODAY, 10) });
  expect(reposted.json()).toMatchObject({
    status: 'open',
    published_at,
    valid_through: addDays(TODAY, 10),
  });
  expect(reposted.json<RecruiterVacancy>().history.map(({ status }) => status)).toEqual([
    'open',
    'closed',
    'open',
  ]);
});

test('accepts calls without a body and validates those with one', async () => {
  const { id } = await created({ status: 'open' });
  const bare = async (action: string) =>
    await portal.call('POST', `/recruiter/vacancy/${id}/${action}`, { token: recruiter.token });
  expect((await bare('close')).statusCode).toBe(200);
  expect((await post(`/${id}/repost`, { published_at: '2030-01-01' })).statusCode).toBe(422);
  expect((await bare('repost')).statusCode).toBe(200);
  expect((await bare('extend')).statusCode).toBe(422);
});

test('an overdue vacancy has expired, cannot be extended and can be reposted', async () => {
  const published_at = new Date('2026-01-01T12:00:00Z');
  const id = await aVacancy(portal, companyId, {
    sectors: [2],
    location_district_id: 401,
    published_at,
    valid_through: addDays(TODAY, -1),
    posted_until: addDays(TODAY, -1),
  });
  const late = await post(`/${id}/extend/`, { valid_through: addDays(TODAY, 5) });
  expect(late.json<Problem>().message).toBe('Only an open vacancy can be extended. This one has expired.');
  const response = await post(`/${id}/repost`);
  expect(response.json()).toMatchObject({ status: 'open', valid_through: addDays(TODAY, 30) });
  expect(Date.parse(response.json<RecruiterVacancy>().published_at!)).toBeGreaterThan(published_at.getTime());
  expect(response.json<RecruiterVacancy>().history).toMatchObject([
    { status: 'expired', by: null, note: 'The last day has passed.' },
    { status: 'open', by: 'Berta' },
  ]);
});

test('deletes a draft, and requires closing an open vacancy first', async () => {
  const draft = await created();
  const response = await remove(draft.id);
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { id: draft.id, message: 'Vacancy deleted successfully' },
  ]);
  expect((await remove(draft.id)).statusCode).toBe(404);
  const open = await created({ status: 'open' });
  expect((await remove(open.id)).json<Problem>().message).toContain('please close it first');
  await post(`/${open.id}/close`);
  expect((await remove(open.id)).statusCode).toBe(200);
  const list = await portal.call('GET', '/recruiter/vacancies', { token: recruiter.token });
  const ids = list.json<OwnVacancies>().vacancies.map(({ id }) => id);
  expect(ids.filter((id) => id === draft.id || id === open.id)).toEqual([]);
  const trail = await portal.db
    .selectFrom('audit_entries')
    .select('subject')
    .where('account_id', '=', recruiter.id)
    .where('action', '=', 'vacancy.deleted')
    .orderBy('id')
    .execute();
  expect(trail.map(({ subject }) => subject)).toEqual([String(draft.id), String(open.id)]);
});

test('does not delete a vacancy with applications', async () => {
  const { id } = await created({ status: 'open', screening_questions: [] });
  const applicant = await signInNew(portal, 'applicant');
  await portal.call('POST', '/applicants', { token: applicant.token, body: {} });
  await portal.call('POST', `/vacancies/${id}/apply`, { token: applicant.token, body: {} });
  await post(`/${id}/close`);
  expect((await remove(id)).json<Problem>().code).toBe('has_applicants');
  const own = await portal.call('GET', '/applicant/applications', { token: applicant.token });
  expect(own.json()).toMatchObject([{ vacancy_id: id }]);
});
