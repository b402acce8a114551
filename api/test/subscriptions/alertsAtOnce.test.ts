import { sendAlertsAtOnce, sendDigests } from '../../src/domains/subscriptions/alerts/digests.service.ts';
import { isQuietHour } from '../../src/domains/subscriptions/alerts/atOnce.rules.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

const MINUTE = 60_000;
/** 12:00 in Aruba. */
const NOON = Date.parse('2026-11-24T16:00:00Z');
const noon = (minutes: number) => new Date(NOON + minutes * MINUTE);

let portal: TestApp;
let person: Member;
let companyId: number;
let subscribed: unknown;
beforeEach(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
  person = await signInNew(portal, 'applicant');
  const body = { filter: { search_string: 'cook' }, frequency: 'at_once' };
  const response = await portal.call('POST', '/search-alerts', { token: person.token, body });
  subscribed = response.json();
  await portal.db
    .updateTable('search_alerts')
    .set({ confirmed_at: noon(-60 * 24), looked_on: '2026-11-24' })
    .execute();
});
afterEach(async () => await portal.close());

const facts = (now: Date) => ({
  siteUrl: 'https://jobs.example.aw',
  secret: portal.app.config.secrets.JWT_SECRET,
  now,
});
const run = async (minutes: number) => await sendAlertsAtOnce(portal.db, facts(noon(minutes)));
const published = async (minutes: number, title = 'Cook') =>
  await aVacancy(portal, companyId, { title, published_at: noon(minutes) });
const subjects = async () =>
  (
    await portal.db
      .selectFrom('mails')
      .select('subject')
      .where('template', '=', 'alert-digest')
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject);

test('are confirmed at once for an account, and the response states how often they are mailed', () => {
  expect(subscribed).toMatchObject({ confirmed: true, message: expect.stringContaining(', at once.') });
});

test('mails a match within five minutes and no other vacancy', async () => {
  await published(0);
  await published(0, 'Driver');
  expect(await run(1)).toBe(0);
  expect(await run(2)).toBe(1);
  expect(await run(3)).toBe(0);
  expect(await subjects()).toEqual(['New: Cook at Dushi Resort']);
});

test('has one mail for matches that follow each other, but does not wait longer than five minutes', async () => {
  for (const minute of [0, 1, 2, 3]) await published(minute);
  expect([await run(1), await run(2), await run(3)]).toEqual([0, 0, 0]);
  expect(await run(4)).toBe(1);
  expect(await subjects()).toEqual(['4 new vacancies for your search']);
});

test('has one mail for the matches of the hour after a mail', async () => {
  await published(0);
  expect(await run(2)).toBe(1);
  for (const minute of [10, 20, 30, 40, 50]) await published(minute);
  expect([await run(15), await run(60)]).toEqual([0, 0]);
  expect(await run(62)).toBe(1);
  expect((await subjects())[1]).toBe('5 new vacancies for your search');
});

test('leaves the matches of the quiet hours to the digest of the morning', async () => {
  await published(10 * 60);
  expect(await run(10 * 60 + 5)).toBe(0);
  expect(await sendDigests(portal.db, facts(noon(19 * 60)))).toBe(1);
  expect(await run(21 * 60)).toBe(0);
  expect(await subjects()).toHaveLength(1);
});

test('writes each mail once when a run fails, is repeated or runs twice', async () => {
  await published(0);
  // Fails after the bookkeeping, before the commit.
  const broken = { ...facts(noon(5)), secret: undefined as never };
  await expect(sendAlertsAtOnce(portal.db, broken)).rejects.toThrow(/key/);
  expect(await subjects()).toEqual([]);
  const counts = await Promise.all([run(5), run(5), run(5)]);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
  expect(await sendDigests(portal.db, facts(noon(60 * 24)))).toBe(0);
  expect(await subjects()).toHaveLength(1);
});

test('finds a vacancy whose transaction commits after a run', async () => {
  await published(0, 'Driver');
  expect(await run(2)).toBe(0);
  await published(1);
  expect(await run(3)).toBe(1);
});

test('shows and changes the frequency', async () => {
  const list = async () =>
    (await portal.call('GET', '/account/search-alerts', { token: person.token })).json<{
      alerts: object[];
    }>();
  expect((await list()).alerts).toMatchObject([{ frequency: 'at_once' }]);
  const body = { filter: { search_string: 'cook' }, frequency: 'weekly' };
  await portal.call('POST', '/search-alerts', { token: person.token, body });
  expect((await list()).alerts).toMatchObject([{ frequency: 'weekly' }]);
  await published(0);
  expect(await run(5)).toBe(0);
});

test('mails from 07:00 to 21:00 in Aruba', () => {
  const at = (time: string) => isQuietHour(new Date(`2026-11-24T${time}:00-04:00`));
  expect(['06:59', '07:00', '20:59', '21:00', '00:30'].map(at)).toEqual([true, false, false, true, true]);
});
