import {
  type Postings,
  type Problem,
  type RecruiterVacancy,
  dayInAruba,
  addDays,
} from '@cpa/shared/contracts';
import { openScheduledVacancies } from '../../src/domains/vacancies/editing/openScheduled.service.ts';
import { FULL_VACANCY, TODAY } from '../support/aFullVacancy.ts';
import { aCompany } from '../support/aVacancy.ts';
import { anEntitlement } from '../support/anEntitlement.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const WHOLE = { ...FULL_VACANCY, valid_through: null };

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter', { name: 'Berta' });
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const post = async (path: string, body: object, { token }: Member = recruiter) =>
  await portal.call('POST', `/recruiter/vacancy${path}`, { token, body });
const created = async (body: object = {}) => (await post('', { ...WHOLE, ...body })).json<RecruiterVacancy>();
const read = async (id: number) =>
  (await portal.call('GET', `/recruiter/vacancy/${id}`, { token: recruiter.token })).json<RecruiterVacancy>();
const open = async (now: Date) =>
  await openScheduledVacancies(
    { db: portal.db, siteUrl: 'https://portal.example', publishEvent: portal.app.publishEvent },
    now,
  );

describe('company_id', () => {
  test('may be left out by a recruiter with one company', async () => {
    expect((await created()).company.id).toBe(companyId);
  });

  test('is required from a recruiter with several companies, and with none', async () => {
    await aCompany(portal, recruiter.id, 'Second');
    const answer = await post('', WHOLE);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().errors).toEqual({
      company_id: ['Choose the company that this vacancy is for.'],
    });
    const newcomer = await signInNew(portal, 'recruiter');
    expect((await post('', WHOLE, newcomer)).json<Problem>().errors).toEqual({
      company_id: ['Create your company first.'],
    });
  });
});

describe('conflicts', () => {
  test('an edit of an older version returns 409 with the name of the editor and stores nothing', async () => {
    const colleague = await signInNew(portal, 'recruiter', { name: 'Carmen' });
    await portal.db
      .insertInto('memberships')
      .values({ account_id: colleague.id, company_id: companyId, membership: 'recruiter' })
      .execute();
    const { id, version } = await created();
    const first = await post(`/${id}`, { title: 'Head Chef', version }, colleague);
    expect(first.json()).toMatchObject({ version: version + 1, edited_by: 'Carmen' });
    const second = await post(`/${id}`, { title: 'Line Cook', version });
    expect(second.statusCode).toBe(409);
    expect(second.json<Problem>()).toMatchObject({
      code: 'edit_conflict',
      message: expect.stringMatching(/^Carmen changed this vacancy on \w+ \d+ at \d\d:\d\d\. Compare/),
    });
    expect(await read(id)).toMatchObject({ title: 'Head Chef', version: version + 1, edited_by: 'Carmen' });
    expect((await post(`/${id}`, { title: 'Line Cook', version: version + 1 })).statusCode).toBe(200);
  });

  test('an edit without a version is not checked', async () => {
    const { id } = await created();
    await post(`/${id}`, { title: 'Head Chef' });
    expect((await post(`/${id}`, { title: 'Line Cook' })).json()).toMatchObject({ title: 'Line Cook' });
  });
});

test('applicants do not receive the unwanted answers', async () => {
  const { id, screening_questions } = await created({ status: 'open' });
  expect(screening_questions).toMatchObject([{ knock_out: ['no'] }]);
  const page = await portal.call('GET', `/vacancies/${id}`);
  expect(page.statusCode).toBe(200);
  expect(page.json()).toMatchObject({ department: 'Kitchen', screening_questions: [{ question: 'A car?' }] });
  expect(page.body).not.toContain('knock_out');
});

describe('scheduled publication', () => {
  test('publishes a due draft once and clears the schedule', async () => {
    const opensAt = inHours(2);
    const { id, version } = await created({ opens_at: opensAt.toISOString() });
    expect(await read(id)).toMatchObject({ status: 'draft', opens_at: opensAt.toISOString() });
    await open(inHours(1));
    expect((await read(id)).status).toBe('draft');
    await Promise.all([open(opensAt), open(opensAt)]);
    const vacancy = await read(id);
    expect(vacancy).toMatchObject({
      status: 'open',
      opens_at: null,
      posting: 'free',
      version: version + 1,
      valid_through: addDays(dayInAruba(opensAt), 30),
    });
    expect(vacancy.history.map(({ status, by }) => [status, by])).toEqual([
      ['draft', 'Berta'],
      ['open', 'Berta'],
    ]);
  });

  test('mails the recruiter when no posting is left, once, and keeps the draft', async () => {
    await created({ status: 'open', title: 'Waiter' });
    const { id } = await created({ opens_at: inHours(1).toISOString() });
    await open(inHours(1.5));
    await open(inHours(2));
    expect(await read(id)).toMatchObject({ status: 'draft', opens_at: null });
    const mail = await newestMail(portal, recruiter.email);
    expect(mail).toMatchObject({
      template: 'vacancy-not-published',
      subject: 'Sous Chef was not published',
      text: expect.stringContaining('Your free posting is in use'),
    });
    expect(mail.text).toContain(`https://portal.example/recruiter-dashboard/vacancies/${id}/edit`);
    const mails = await portal.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', recruiter.email)
      .where('template', '=', 'vacancy-not-published')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('mails what is missing when the draft was emptied after it was scheduled', async () => {
    const { id } = await created({ opens_at: inHours(1).toISOString() });
    await post(`/${id}`, { description: '' });
    await open(inHours(1.5));
    expect((await read(id)).status).toBe('draft');
    expect((await newestMail(portal, recruiter.email)).text).toContain(
      'Describe the work before you publish.',
    );
  });

  test('requires a complete draft and a verified recruiter, and can be cancelled', async () => {
    const incomplete = await post('', { title: 'Cook', opens_at: inHours(1).toISOString() });
    expect(Object.keys(incomplete.json<Problem>().errors!)).toContain('description');
    const { id } = await created({ opens_at: inHours(1).toISOString() });
    expect((await post(`/${id}`, { opens_at: null })).json()).toMatchObject({ opens_at: null });
    await open(inHours(2));
    expect((await read(id)).status).toBe('draft');

    const newcomer = await signInNew(portal, 'recruiter', { isVerified: false });
    await aCompany(portal, newcomer.id);
    const answer = await post('', { ...WHOLE, opens_at: inHours(1).toISOString() }, newcomer);
    expect(answer.json<Problem>().code).toBe('not_verified_to_publish');
  });
});

test('lists what publishing would use, per company of the caller', async () => {
  const entitlement_id = await anEntitlement(portal, companyId, { units: 2 });
  await anEntitlement(portal, await aCompany(portal, (await signInNew(portal, 'recruiter')).id), {
    units: 5,
  });
  const postings = async () =>
    (await portal.call('GET', '/recruiter/postings', { token: recruiter.token })).json<Postings>();
  expect(await postings()).toMatchObject({
    companies: [
      {
        company_id: companyId,
        free: { duration_days: 30, used_by: null },
        packages: [{ entitlement_id, left: 2, postings: 2, duration_days: 45 }],
      },
    ],
  });
  const { id } = await created({ status: 'open' });
  await created({ status: 'open' });
  const [company] = (await postings()).companies;
  expect(company!.free.used_by).toEqual({ id, title: 'Sous Chef', valid_through: addDays(TODAY, 30) });
  expect(company!.packages).toMatchObject([{ left: 1, postings: 2 }]);
});
