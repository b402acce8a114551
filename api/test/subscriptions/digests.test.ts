import { sql } from 'kysely';
import { sendDigests } from '../../src/domains/subscriptions/alerts/digests.service.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

const DAY = 86_400_000;

let portal: TestApp;
let person: Member;
let companyId: number;
beforeEach(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
  person = await signInNew(portal, 'applicant');
});
afterEach(async () => await portal.close());

const ask = async (filter: object, frequency = 'daily') =>
  await portal.call('POST', '/search-alerts', { token: person.token, body: { filter, frequency } });
const run = async (days: number) =>
  await sendDigests(portal.db, {
    siteUrl: 'https://jobs.example.aw',
    secret: portal.app.config.secrets.JWT_SECRET,
    now: new Date(Date.now() + days * DAY),
  });
const published = async (overrides: object = {}) =>
  await aVacancy(portal, companyId, { published_at: new Date(), ...overrides });
const digests = async () =>
  await portal.db
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'alert-digest')
    .orderBy('id')
    .execute();

test('lists new vacancies that match the alert and nothing else', async () => {
  await published({ title: 'Cook of before' });
  await ask({ search_string: 'cook' });
  await published({
    title: 'Line Cook <b>',
    salary_min: 240_000,
    salary_currency: 'AWG',
    salary_period: 'month',
  });
  await published({
    title: 'Hidden Cook',
    salary_min: 990_000,
    salary_currency: 'AWG',
    salary_visible: false,
  });
  await published({ title: 'Driver' });
  await published({ title: 'Closed Cook', status: 'closed' });
  await published({ title: 'Draft Cook', status: 'draft', published_at: null });
  expect(await run(1)).toBe(1);
  const [mail] = await digests();
  expect(mail).toMatchObject({ recipient: person.email, subject: '2 new vacancies for your search' });
  expect(mail!.text).toContain(
    'Line Cook <b>\nDushi Resort\nAfl. 2,400 / month\nhttps://jobs.example.aw/vacancies/',
  );
  expect(mail!.text).toContain('Hidden Cook');
  for (const absent of ['before', 'Driver', 'Closed', 'Draft', '9,900'])
    expect(mail!.text).not.toContain(absent);
  expect(mail!.html).not.toContain('<b>');
  expect(mail!.text).toContain('https://jobs.example.aw/vacancies?search_string=cook');
});

test('names vacancies in the language of the mail', async () => {
  await portal.call('PUT', '/account/language', { body: { language: 'nl' }, token: person.token });
  await ask({ search_string: 'cook' });
  const id = await published({ title: 'Line Cook' });
  const version = { title: 'Kok warme keuken', description: 'Je kookt.', requirements: '', benefits: '' };
  const translations = JSON.stringify({ nl: version });
  await portal.db.updateTable('vacancies').set({ translations }).where('id', '=', id).execute();
  expect(await run(1)).toBe(1);
  expect((await digests())[0]!.text).toContain('Kok warme keuken\nDushi Resort');
});

test('sends no empty digest and no vacancy twice', async () => {
  await ask({});
  expect(await run(1)).toBe(0);
  const first = await published({ title: 'First' });
  expect(await run(2)).toBe(1);
  expect(await run(2)).toBe(0);
  await portal.db
    .updateTable('vacancies')
    .set({ published_at: new Date() })
    .where('id', '=', first)
    .execute();
  expect(await run(3)).toBe(0);
  await published({ title: 'Second' });
  expect(await run(4)).toBe(1);
  expect((await digests()).map(({ subject }) => subject)).toEqual([
    'New: First at Dushi Resort',
    'New: Second at Dushi Resort',
  ]);
});

test('sends weekly alerts after a week and daily alerts after a day', async () => {
  await ask({ search_string: 'cook' }, 'weekly');
  await published();
  expect(await run(0)).toBe(0);
  expect(await run(6)).toBe(0);
  expect(await run(7)).toBe(1);
  expect(await run(13)).toBe(0);
});

test('sends nothing to an unconfirmed e-mail address', async () => {
  await portal.call('POST', '/search-alerts', {
    body: { email: 'stranger@example.aw', filter: {}, frequency: 'daily' },
  });
  await published();
  expect(await run(2)).toBe(0);
});

test('writes each digest once when workers run concurrently', async () => {
  for (let number = 1; number <= 12; number += 1)
    await ask({ search_string: 'cook', filter_companies: [number] });
  await published();
  await portal.db
    .updateTable('search_alerts')
    .set({ filter: sql`'{"search_string":"cook"}'::jsonb || jsonb_build_object('x', id)` as never })
    .execute();
  const written = await Promise.all([run(1), run(1), run(1)]);
  expect(written.reduce((sum, count) => sum + count)).toBe(12);
  expect(await digests()).toHaveLength(12);
});

test('rolls back mail and bookkeeping together when a run is killed', async () => {
  await ask({ search_string: 'cook' });
  await published();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'the process died'; end $$`.execute(
    portal.db,
  );
  await sql`create trigger dies before insert on mails for each row execute function refuse()`.execute(
    portal.db,
  );
  await expect(run(1)).rejects.toThrow('the process died');
  await sql`drop trigger dies on mails`.execute(portal.db);
  expect(await run(1)).toBe(1);
  expect(await digests()).toHaveLength(1);
});

test('lists the first fifteen of many new vacancies in one mail', async () => {
  await ask({});
  for (let number = 1; number <= 17; number += 1) await published({ title: `Job number ${number}` });
  await run(1);
  const [mail] = await digests();
  expect(mail!.subject).toBe('17 new vacancies for your search');
  expect(mail!.text.match(/Job number/g)).toHaveLength(15);
  expect(mail!.text).toContain('See the other 2 as well: https://jobs.example.aw/vacancies');
});

describe('unsubscribing', () => {
  const aDigest = async () => {
    await ask({});
    await published();
    await run(1);
    const mail = await newestMail(portal, person.email);
    return (
      new URL(mail.unsubscribe_url!).pathname.replace('/api', '') + new URL(mail.unsubscribe_url!).search
    );
  };
  const alerts = async () => await portal.db.selectFrom('search_alerts').select('id').execute();
  /** Posts the form a mail client sends: no Origin and no custom header. */
  const oneClick = async (url: string) =>
    await portal.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  test('accepts one-click unsubscribing any number of times', async () => {
    const url = await aDigest();
    for (const _time of [1, 2]) expect((await oneClick(url)).statusCode).toBe(200);
    expect(await alerts()).toEqual([]);
  });

  test('asks on GET, so that a link scanner cannot unsubscribe', async () => {
    const url = await aDigest();
    const page = await portal.call('GET', url, { headers: { accept: 'text/html' } });
    expect(page.body).toContain('<form method="post"><button>Yes, end it</button></form>');
    expect(await alerts()).toHaveLength(1);
  });

  test('requires the token of the mail', async () => {
    const url = await aDigest();
    const forged = url.replace(/token=(\d+)\..*/, 'token=$1.made-up');
    expect((await oneClick(forged)).statusCode).toBe(400);
    expect((await oneClick(url.replace(/token=\d+/, 'token=999'))).statusCode).toBe(400);
    expect(await alerts()).toHaveLength(1);
  });
});
