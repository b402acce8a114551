import type { LightMyRequestResponse } from 'fastify';
import { type Problem, type RecruiterVacancy, type VacancyPage, addDays } from '@cpa/shared/contracts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { TODAY, FULL_VACANCY } from '../support/aFullVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let stranger: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter', { name: 'Berta' });
  stranger = await signInNew(portal, 'recruiter');
});
beforeEach(async () => {
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const post = async (path: string, body: object = {}, { token }: Member = recruiter) =>
  await portal.call('POST', `/recruiter/vacancy${path}`, { token, body });
const create = async (body: object = {}, member = recruiter) =>
  await post('', { company_id: companyId, ...FULL_VACANCY, ...body }, member);
const created = async (body: object = {}) => (await create(body)).json<RecruiterVacancy>();
const remove = async (id: number, { token }: Member = recruiter) =>
  await portal.call('DELETE', `/recruiter/vacancy/${id}`, { token });
const errorsOf = (answer: LightMyRequestResponse) => answer.json<Problem>().errors;

describe('writing a vacancy', () => {
  test('a draft stores every field and is visible to its company only', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    const draft = answer.json<RecruiterVacancy>();
    expect(draft).toMatchObject({
      title: 'Sous Chef',
      status: 'draft',
      posting: null,
      published_at: null,
      description: 'You run the **kitchen** at night.',
      sectors: [
        { id: 1, name: 'Hospitality and tourism' },
        { id: 2, name: 'Food and beverage' },
      ],
      languages: [{ id: 301 }, { id: 303 }],
      salary_min: 280_000,
      salary_visible: false,
      work_permit: 'sponsored',
      valid_through: FULL_VACANCY.valid_through,
      contact_email: 'jobs@dushi.aw',
      screening_questions: FULL_VACANCY.screening_questions,
      applicants_count: 0,
      history: [{ status: 'draft', by: 'Berta' }],
    });
    const own = await portal.call('GET', `/recruiter/vacancy/${draft.id}`, { token: recruiter.token });
    expect(own.json()).toEqual(draft);
    expect((await portal.call('GET', `/vacancies/${draft.id}`)).statusCode).toBe(404);
    const foreign = await portal.call('GET', `/recruiter/vacancy/${draft.id}`, { token: stranger.token });
    expect(foreign.statusCode).toBe(404);
  });

  test('a draft needs only a title, and a company among several', async () => {
    const draft = await post('', { company_id: companyId, title: ' Cook ' });
    expect(draft.json()).toMatchObject({ title: 'Cook', remote: 'no', salary_currency: null, sectors: [] });
    const empty = await post('', {});
    expect([empty.statusCode, Object.keys(errorsOf(empty)!)]).toEqual([422, ['title']]);
  });

  test('an update changes the given fields and returns the whole vacancy', async () => {
    const { id } = await created();
    const answer = await post(`/${id}`, { title: 'Head Chef', salary_max: null });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: 'Head Chef',
      salary_min: 280_000,
      salary_max: null,
      status: 'draft',
    });
  });

  test('a change of an open vacancy is searchable at once', async () => {
    const { id } = await created({ status: 'open' });
    await post(`/${id}`, { title: 'Zymologist' });
    const found = await portal.call('POST', '/vacancies/searchfilter', {
      body: { search_string: 'zymologist' },
    });
    expect(found.json<VacancyPage>().data).toMatchObject([{ id, salary_min: null }]);
  });

  test.each<[string, object]>([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(141) }],
    ['department', { department: 'x'.repeat(81) }],
    ['description', { description: '[apply](javascript:alert(1))' }],
    ['opens_at', { opens_at: '2020-01-01T12:00:00Z' }],
    ['description', { description: 'x'.repeat(20_001) }],
    ['requirements', { requirements: 'x'.repeat(10_001) }],
    ['sectors', { sectors: [401] }],
    ['languages', { languages: [9999] }],
    ['location_district_id', { location_district_id: 2 }],
    ['salary_max', { salary_min: 300, salary_max: 200 }],
    ['salary_min', { salary_min: -1 }],
    ['salary_min', { salary_min: 2_000_000, salary_max: null, salary_period: 'hour' }],
    ['salary_currency', { salary_currency: 'ANG' }],
    ['valid_through', { valid_through: addDays(TODAY, -1) }],
    ['valid_through', { valid_through: '20-11-2026' }],
    ['contact_email', { contact_email: 'jobs@dushi.aw, more@dushi.aw' }],
    ['external_apply_url', { external_apply_url: 'javascript:alert(1)' }],
    [
      'screening_questions',
      { screening_questions: [{ ...FULL_VACANCY.screening_questions[0], kind: 'choice' }] },
    ],
    ['status', { status: 'closed' }],
    ['sponsored', { sponsored: true }],
    ['sponsored_until', { sponsored_until: '2030-01-01T00:00:00Z' }],
    ['posted_until', { posted_until: '2030-01-01' }],
    ['views', { views: 1000 }],
  ])('marks the field %s of %j', async (field, body) => {
    const { id } = await created();
    for (const answer of [await create(body), await post(`/${id}`, body)]) {
      expect([answer.statusCode, Object.keys(errorsOf(answer)!)]).toEqual([422, [field]]);
    }
  });

  test('validates new values together with stored ones', async () => {
    const { id } = await created();
    expect(Object.keys(errorsOf(await post(`/${id}`, { salary_max: 100 }))!)).toEqual(['salary_max']);
  });

  test('a vacancy cannot move to another company', async () => {
    const { id } = await created();
    const other = await aCompany(portal, recruiter.id, 'Second');
    expect(Object.keys(errorsOf(await post(`/${id}`, { company_id: other }))!)).toEqual(['company_id']);
  });
});

describe('permissions', () => {
  test('deny writing for and to another company', async () => {
    const answer = await create({}, stranger);
    expect([answer.statusCode, Object.keys(errorsOf(answer)!)]).toEqual([422, ['company_id']]);
    const { id } = await created({ status: 'open' });
    const statuses = [
      await post(`/${id}`, { title: 'Mine' }, stranger),
      await post(`/${id}/extend`, { valid_through: addDays(TODAY, 25) }, stranger),
      await post(`/${id}/close`, {}, stranger),
      await post(`/${id}/repost`, {}, stranger),
      await post(`/${id}/sponsor`, {}, stranger),
      await remove(id, stranger),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    const own = await portal.call('GET', `/recruiter/vacancy/${id}`, { token: recruiter.token });
    expect(own.json()).toMatchObject({ title: 'Sous Chef', status: 'open' });
  });

  test('let an unverified recruiter prepare drafts but not publish', async () => {
    const newcomer = await signInNew(portal, 'recruiter', { isVerified: false });
    companyId = await aCompany(portal, newcomer.id);
    expect((await create({ status: 'open' }, newcomer)).json()).toMatchObject({
      code: 'not_verified_to_publish',
    });
    const { id } = (await create({}, newcomer)).json<RecruiterVacancy>();
    expect((await post(`/${id}`, { title: 'Better' }, newcomer)).statusCode).toBe(200);
    expect((await post(`/${id}`, { status: 'open' }, newcomer)).statusCode).toBe(403);
    await portal.db
      .updateTable('accounts')
      .set({ verified_at: new Date() })
      .where('id', '=', newcomer.id)
      .execute();
    expect((await post(`/${id}`, { status: 'open' }, newcomer)).json()).toMatchObject({ status: 'open' });
  });

  test('deny an unverified recruiter changes to open vacancies', async () => {
    const former = await signInNew(portal, 'recruiter', { isVerified: false });
    const ownCompanyId = await aCompany(portal, former.id);
    const id = await aVacancy(portal, ownCompanyId);
    expect((await post(`/${id}`, { title: 'Other' }, former)).statusCode).toBe(403);
    expect(
      (await remove(await aVacancy(portal, ownCompanyId, { status: 'closed' }), former)).statusCode,
    ).toBe(403);
  });
});

describe('publishing', () => {
  test('an open vacancy is found until its last day', async () => {
    const vacancy = await created({ status: 'open' });
    expect(vacancy).toMatchObject({
      status: 'open',
      posting: 'free',
      valid_through: FULL_VACANCY.valid_through,
      posted_until: addDays(TODAY, 30),
      history: [{ status: 'open', by: 'Berta', note: `Published until ${FULL_VACANCY.valid_through}.` }],
    });
    expect((await portal.call('GET', `/vacancies/${vacancy.id}`)).statusCode).toBe(200);
  });

  test('without a last day it lasts as long as its posting, and never longer', async () => {
    const { id } = await created({ valid_through: null });
    const tooLong = await post(`/${id}`, { status: 'open', valid_through: addDays(TODAY, 31) });
    expect(errorsOf(tooLong)!['valid_through']![0]).toContain(`lasts until ${addDays(TODAY, 30)}`);
    const answer = await post(`/${id}`, { status: 'open' });
    expect(answer.json()).toMatchObject({ valid_through: addDays(TODAY, 30) });
    expect(answer.json<RecruiterVacancy>().history.map(({ status }) => status)).toEqual(['draft', 'open']);
  });

  test('requires every field that applicants need', async () => {
    const body = { company_id: companyId, title: 'Cook', status: 'open' };
    const answer = await post('', body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(errorsOf(answer)!)).toEqual(['description', 'sectors', 'location_district_id']);
    const { id } = await created({ status: 'open' });
    expect(Object.keys(errorsOf(await post(`/${id}`, { description: '' }))!)).toEqual(['description']);
  });

  test('a published vacancy cannot become a draft, and a closed one is reposted', async () => {
    const { id } = await created({ status: 'open' });
    expect((await post(`/${id}`, { status: 'draft' })).statusCode).toBe(409);
    expect((await post(`/${id}`, { status: 'open', title: 'Cook' })).statusCode).toBe(200);
    await post(`/${id}/close`);
    const answer = await post(`/${id}`, { status: 'open' });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'wrong_status']);
    expect(answer.json<Problem>().message).toContain('repost this vacancy instead');
  });
});
