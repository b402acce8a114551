import type { Problem, SearchAlertAsked, SearchAlerts } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { deleteExpiredTokens } from '../../src/domains/accounts/expiredTokens.repository.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
});
afterAll(async () => await portal.close());

const cook = { filter: { search_string: 'cook', filter_sectors: [2] }, frequency: 'daily' };
const ask = async (body: object, who?: Member) =>
  await portal.call('POST', '/search-alerts', { body, ...(who && { token: who.token }) });
const confirm = async (token: string, accept = 'application/json') =>
  await portal.call('POST', `/search-alerts/confirm?token=${token}`, { headers: { accept } });
const alertsOf = async (email: string) =>
  await portal.db.selectFrom('search_alerts').selectAll().where('email', '=', email).execute();
const mailsTo = async (email: string) =>
  (await portal.db.selectFrom('mails').select('template').where('recipient', '=', email).execute())
    .map(({ template }) => template)
    .filter((template) => template !== 'verification');
const own = async (who: Member) =>
  (await portal.call('GET', '/account/search-alerts', { token: who.token })).json<SearchAlerts>().alerts;

test('a visitor alert starts after confirmation, once', async () => {
  const email = 'nena@example.aw';
  const answers = await Promise.all(
    [1, 2, 3].map(async () => await ask({ email: ' Nena@Example.aw', ...cook })),
  );
  const told = { email, confirmed: false, message: 'Please follow the link in the mail that we sent you.' };
  expect(answers.map((answer) => answer.json<SearchAlertAsked>())).toEqual([told, told, told]);
  expect(await mailsTo(email)).toEqual(['alert-confirm']);
  expect(await alertsOf(email)).toMatchObject([{ confirmed_at: null, looked_on: null }]);

  const mail = await newestMail(portal, email);
  expect(mail.text).toContain('https://jobs.example.aw/api/search-alerts/confirm?token=');
  expect(mail.text).toContain('cook, Food and beverage');
  const page = await portal.call('GET', `/search-alerts/confirm?token=${tokenIn(mail)}`, {
    headers: { accept: 'text/html' },
  });
  expect(page.body).toContain('<form method="post"><button>Yes, mail them to me</button></form>');
  expect(await alertsOf(email)).toMatchObject([{ confirmed_at: null }]);
  const confirmed = await Promise.all([1, 2].map(async () => await confirm(tokenIn(mail))));
  expect(confirmed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await alertsOf(email))[0]?.confirmed_at).toBeInstanceOf(Date);
  expect((await ask({ email, ...cook })).json()).toEqual(told);
  expect(await mailsTo(email)).toEqual(['alert-confirm']);
});

test('rejects forged and expired confirmation links', async () => {
  const email = 'late@example.aw';
  await ask({ email, ...cook });
  await portal.db
    .updateTable('search_alerts')
    .set({ confirm_sent_at: sql<Date>`now() - interval '49 hours'` })
    .where('email', '=', email)
    .execute();
  expect((await confirm(tokenIn(await newestMail(portal, email)))).statusCode).toBe(400);
  const page = await confirm('made-up', 'text/html');
  expect(page.statusCode).toBe(400);
  expect(page.body).toContain('<p>This link does not work any more.');
  expect(await alertsOf(email)).toMatchObject([{ confirmed_at: null }]);
});

test('starts at once for the verified address of a signed-in user, and a repeat updates it', async () => {
  const person = await signInNew(portal, 'applicant');
  const answer = await ask(cook, person);
  expect(answer.json<SearchAlertAsked>()).toMatchObject({ email: person.email, confirmed: true });
  await ask({ ...cook, frequency: 'weekly' }, person);
  expect(await own(person)).toMatchObject([
    { name: 'cook, Food and beverage', filter: cook.filter, frequency: 'weekly', last_sent_at: null },
  ]);
  expect(await mailsTo(person.email)).toEqual([]);
});

test('a session confirms no other address and no unverified one', async () => {
  const person = await signInNew(portal, 'applicant', { isVerified: false });
  expect((await ask(cook, person)).json<SearchAlertAsked>().confirmed).toBe(false);
  const other = await ask({ email: 'other@example.aw', ...cook }, person);
  expect(other.json<SearchAlertAsked>().confirmed).toBe(false);
  expect(await mailsTo('other@example.aw')).toEqual(['alert-confirm']);
  expect(await own(person)).toEqual([]);
});

test('only the owner deletes an alert', async () => {
  const person = await signInNew(portal, 'applicant');
  const other = await signInNew(portal, 'recruiter');
  await ask(cook, person);
  const [alert] = await own(person);
  const remove = async ({ token }: Member) =>
    (await portal.call('DELETE', `/account/search-alerts/${alert!.id}`, { token })).statusCode;
  expect(await remove(other)).toBe(404);
  expect(await own(person)).toHaveLength(1);
  expect(await remove(person)).toBe(200);
  expect(await remove(person)).toBe(404);
});

test('equivalent queries are one alert, and an address has at most twenty', async () => {
  const person = await signInNew(portal, 'applicant');
  await ask(
    { filter: { filter_sectors: [4, 2], sort_by: 'salary', posted_within: 3 }, frequency: 'daily' },
    person,
  );
  await ask({ filter: { filter_sectors: [2, 4, 2], filter_districts: [] }, frequency: 'daily' }, person);
  expect(await own(person)).toHaveLength(1);
  for (let sector = 1; sector <= 19; sector += 1) {
    await ask({ filter: { search_string: `s${sector}` }, frequency: 'daily' }, person);
  }
  const more = await ask({ filter: { search_string: 'one more' }, frequency: 'daily' }, person);
  expect(more.statusCode).toBe(409);
  const known = await ask(cook);
  expect(known.statusCode).toBe(422);
  expect(known.json<Problem>().errors).toEqual({
    email: ['The e-mail address is missing. Enter the address to send the alert to.'],
  });
});

test('unconfirmed alerts are deleted after a week', async () => {
  await ask({ email: 'silent@example.aw', ...cook });
  await portal.db
    .updateTable('search_alerts')
    .set({ confirm_sent_at: sql<Date>`now() - interval '8 days'` })
    .where('email', 'in', ['silent@example.aw', 'nena@example.aw'])
    .execute();
  await deleteExpiredTokens(portal.db);
  expect(await alertsOf('silent@example.aw')).toEqual([]);
  expect(await alertsOf('nena@example.aw')).toHaveLength(1);
});

describe('limits per hour', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
  });
  afterAll(async () => await strict.close());

  const send = async (body: object, who?: Member) =>
    (await strict.call('POST', '/search-alerts', { body, ...(who && { token: who.token }) })).statusCode;
  const statusesOf = async (count: number, request: (time: number) => Promise<number>) => {
    const statuses: number[] = [];
    for (let time = 1; time <= count; time += 1) statuses.push(await request(time));
    return statuses;
  };
  const company = { filter: { filter_companies: [1] }, frequency: 'daily' };
  const TEN_THEN_REJECTED = [...Array.from({ length: 10 }, () => 200), 429];

  test('an e-mail address gets at most ten mails', async () => {
    const body = { email: 'often@example.aw', frequency: 'daily' };
    const sendNew = async (time: number) => await send({ ...body, filter: { search_string: `w${time}` } });
    expect(await statusesOf(11, sendNew)).toEqual(TEN_THEN_REJECTED);
  });

  test('following a company has a separate limit of sixty', async () => {
    const person = await signInNew(strict, 'applicant');
    expect(new Set(await statusesOf(60, async () => await send(company, person)))).toEqual(new Set([200]));
    expect(await send(company, person)).toBe(429);
    expect(await send(cook, person)).toBe(200);
  });

  test('following with an address that gets a mail counts as an alert', async () => {
    const person = await signInNew(strict, 'applicant', { isVerified: false });
    expect(await statusesOf(11, async () => await send(company, person))).toEqual(TEN_THEN_REJECTED);
  });
});
