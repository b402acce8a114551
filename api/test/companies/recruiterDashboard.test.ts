import type { RecruiterCounts, RecruiterDashboard } from '@cpa/shared/contracts';
import { dayInAruba } from '@cpa/shared/contracts';
import { anEntitlement } from '../support/anEntitlement.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let company: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
  company = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const read = async ({ token }: Member = recruiter, query = '') =>
  (await portal.call('GET', `/recruiter/dashboard${query}`, { token })).json<RecruiterDashboard>();
const counts = async () =>
  (await portal.call('GET', '/recruiter/counts', { token: recruiter.token })).json<{
    counts: RecruiterCounts | null;
  }>().counts;
const inDays = (days: number) => dayInAruba(new Date(Date.now() + days * 86_400_000));

test('counts views and applications by day in Aruba', async () => {
  const vacancy = await aVacancy(portal, company, { text_language: 'nl' });
  const today = { vacancy_id: vacancy, day: inDays(0), views: 2 };
  await anApplication(portal, await anApplicant(portal), vacancy);
  const earlier = { vacancy_id: vacancy, day: inDays(-40), views: 7 };
  await portal.db.insertInto('vacancy_views_daily').values([today, earlier]).execute();
  const { chart, stages, latest, applicants_under_way } = await read();
  expect(chart.days).toHaveLength(30);
  expect(chart.days.at(-1)).toEqual({ day: inDays(0), views: 2, applications: 1 });
  expect(chart.before).toEqual({ views: 7, applications: 0 });
  expect(stages).toEqual([{ status: 'new', count: 1 }]);
  expect(latest).toMatchObject([{ vacancy_language: 'nl' }]);
  expect(applicants_under_way).toBe(1);
});

test('lists what waits: new applicants, a vacancy that closes, drafts, an unpaid order and missing postings', async () => {
  const closing = await aVacancy(portal, company, { title: 'Night Auditor', valid_through: inDays(1) });
  await anApplication(portal, await anApplicant(portal), closing);
  await aVacancy(portal, company, {
    title: 'Draft',
    status: 'draft',
    published_at: null,
    source: 'imported',
  });
  await portal.db
    .insertInto('orders')
    .values({
      account_id: recruiter.id,
      company_id: company,
      total: 4900,
      currency: 'USD',
      payment_method: 'cxpay',
      payment_status: 'failed',
      idempotency_key: `key-${company}`,
      request_hash: Buffer.from('x'),
    })
    .execute();
  const { attention } = await read();
  expect(attention).toMatchObject([
    { kind: 'unpaid_order', total: 4900, payment_status: 'failed' },
    { kind: 'expiring', vacancy_id: closing, applicants: 1, hired: 0 },
    { kind: 'new_applicants', vacancy_id: closing, count: 1 },
    { kind: 'drafts', count: 1, imported: 1, title: 'Draft' },
    { kind: 'no_postings', drafts: 1 },
  ]);
});

test('reports the figures of the navigation', async () => {
  await anEntitlement(portal, company, { units: 5 });
  await aVacancy(portal, company);
  await aVacancy(portal, company, { status: 'draft', published_at: null });
  expect(await counts()).toEqual({
    company_id: company,
    members: 1,
    vacancies: 2,
    new_applicants: 0,
    postings: { left: 5, total: 5, package: 'Team', use_by: null, is_free_available: false, upcoming: null },
  });
});

test('reports bought postings that start later', async () => {
  await anEntitlement(portal, company, { units: 3, startsAt: new Date('2126-12-01T12:00:00Z') });
  expect((await counts())?.postings).toMatchObject({
    left: 0,
    total: 0,
    upcoming: { count: 3, first_day: '2126-12-01' },
  });
});

test('a new recruiter gets the first steps, and no names before verification', async () => {
  const newcomer = await signInNew(portal, 'recruiter', { isVerified: false });
  expect(await read(newcomer)).toMatchObject({
    company_id: null,
    attention: [{ kind: 'unverified', email: newcomer.email }],
    first_steps: { is_verified: false, has_company: false, has_draft: false, has_published: false },
  });
  const own = await aCompany(portal, newcomer.id);
  await anApplication(portal, await anApplicant(portal), await aVacancy(portal, own));
  expect(await read(newcomer)).toMatchObject({ latest: [], attention: [{ kind: 'unverified' }] });
});

test('returns 404 for the company of another recruiter', async () => {
  const other = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
  const query = `?company_id=${other}`;
  for (const url of ['/recruiter/dashboard', '/recruiter/counts'])
    expect((await portal.call('GET', url + query, { token: recruiter.token })).statusCode).toBe(404);
});
