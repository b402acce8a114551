import { type Company, DEMO_ACCOUNTS, type OwnVacancies, type VacancyTexts } from '@cpa/shared/contracts';
import { verifyPassword } from '../../src/domains/accounts/password.ts';
import { guessLanguage } from '../../src/domains/vacancies/text-language/guessLanguage.ts';
import { connectDatabase } from '../../src/platform/database/connect.ts';
import {
  isDatabaseEmpty,
  loadDemo,
  resetDemo,
  storeDemoCovers,
  storeDemoPictures,
  storeDemoResumes,
} from '../../src/app/demo/index.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const TABLES = ['companies', 'vacancies', 'applicants', 'applications', 'application_history'];

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
  await loadDemo(portal.db, NOW);
});
afterAll(async () => await portal.close());

async function printOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await pool.query<{ print: string }>(
      `select md5(string_agg(t::text, ';' order by t::text)) as print from ${table} t`,
    );
    prints[table] = rows[0]!.print;
  }
  return prints;
}

async function countOf(sql: string): Promise<number> {
  return (await portal.pool.query<{ count: number }>(`select count(*) from ${sql}`)).rows[0]!.count;
}

test('is deterministic for a given instant', async () => {
  const other = await openTestDatabase();
  try {
    expect(await isDatabaseEmpty(other.db)).toBe(true);
    await loadDemo(other.db, NOW);
    expect(await printOf(other)).toEqual(await printOf(portal));
  } finally {
    await other.close();
  }
});

test('does nothing when loaded again', async () => {
  const before = await printOf(portal);
  expect(await loadDemo(portal.db, new Date('2027-01-01T00:00:00Z'))).toEqual({
    isNew: false,
    companies: 44,
    vacancies: 160,
    applicants: 30,
    applications: 200,
  });
  expect(await printOf(portal)).toEqual(before);
});

test('has applications in every status, each with its history', async () => {
  const { rows } = await portal.pool.query<{ status: string }>('select distinct status from applications');
  expect(rows).toHaveLength(8);
  const astray = `applications a where a.status <> (
    select h.status from application_history h where h.application_id = a.id order by h.at desc, h.id desc limit 1)`;
  expect(await countOf(astray)).toBe(0);
  expect(await countOf("application_history where at > '2026-11-20T14:00:00Z'")).toBe(0);
  expect(
    await countOf(
      'applications a join vacancies v on v.id = a.vacancy_id where a.created_at < v.published_at',
    ),
  ).toBe(0);
});

test('contains edge cases: long titles, missing and hidden salaries, missing logos', async () => {
  expect(await countOf('vacancies where length(title) > 60')).toBeGreaterThan(1);
  expect(await countOf("vacancies where status = 'open' and salary_min is null")).toBeGreaterThan(10);
  expect(await countOf("vacancies where status = 'open' and not salary_visible")).toBeGreaterThan(5);
  expect(await countOf('companies where logo is null')).toBeGreaterThan(2);
  expect(await countOf("vacancies where sectors = '{}' or description = '' or requirements = ''")).toBe(0);
  expect((await portal.pool.query('select distinct unnest(sectors) from vacancies')).rowCount).toBe(18);
});

test('has texts whose language is guessed, two of them not in English, and versions in other languages', async () => {
  const { rows } = await portal.pool.query<VacancyTexts & { translations: Record<string, VacancyTexts> }>(
    'select title, description, requirements, benefits, translations from vacancies',
  );
  const originals = rows.filter((row) => guessLanguage(row) !== 'en').map(({ title }) => title);
  expect(originals.toSorted()).toEqual(['Baliemedewerker vergunningen', 'Coach di deporte den bario']);
  const versions = rows.flatMap(({ translations }) => Object.entries(translations));
  expect(versions.map(([language]) => language).toSorted()).toEqual(['es', 'nl', 'pap', 'pap', 'pap']);
  for (const [language, texts] of versions) expect(guessLanguage(texts)).toBe(language);
});

test('pays no full-time month and no hour below the minimum wage', async () => {
  const below = `vacancies where employment_type not in ('INTERN', 'VOLUNTEER') and salary_currency = 'AWG' and (
    salary_period = 'hour' and salary_min < 1158
    or salary_period = 'month' and salary_min < case when 202 = any (workloads) then 225793 else 200707 end)`;
  expect(await countOf(below)).toBe(0);
});

test('accepts both demo sign-ins and fills every column for the recruiter', async () => {
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) {
    const { rows } = await portal.pool.query<{ password_hash: string }>(
      'select password_hash from accounts where email = $1 and verified_at is not null',
      [email],
    );
    expect(await verifyPassword(password, rows[0]!.password_hash)).toBe(true);
  }
  const columns = `(select distinct a.status from applications a join vacancies v on v.id = a.vacancy_id
    join memberships m on m.company_id = v.company_id join accounts r on r.id = m.account_id
    where r.email = 'recruiter@demo.aw' and v.title = 'Line Cook' and v.status = 'open') s`;
  expect(await countOf(columns)).toBe(8);
});

test('lets the demo recruiter publish and sponsor the draft', async () => {
  const signedIn = await portal.call('POST', '/account/login', { body: DEMO_ACCOUNTS.recruiter });
  const token = signedIn.json<{ access_token: string }>().access_token;
  const list = await portal.call('GET', '/recruiter/vacancies', { token });
  const draft = list.json<OwnVacancies>().vacancies.find(({ status }) => status === 'draft')!;
  const act = async (path: string, body: object) =>
    await portal.call('POST', `/recruiter/vacancy/${draft.id}${path}`, { token, body });
  const published = await act('', { status: 'open', valid_through: null });
  expect(published.json()).toMatchObject({ status: 'open', posting: 'package' });
  expect((await act('/sponsor', {})).json()).toMatchObject({ sponsored: true });
});

test('new rows continue after the demo rows', async () => {
  const { id } = await signInNew(portal, 'recruiter');
  expect(id).toBeGreaterThan(34);
  const companyId = await aCompany(portal, id);
  expect(await aVacancy(portal, companyId)).toBe(161);
});

test('stores the pictures of companies like uploads, once', async () => {
  // The same as `DATABASE_POOL=1`.
  const { db } = connectDatabase(portal.connection, 1);
  const services = { db, storage: portal.app.storage };
  const both = await Promise.all([1, 2].map(async () => await storeDemoPictures(services)));
  const stored = await countOf('company_pictures');
  expect(stored).toBeGreaterThan(5);
  expect(both[0]! + both[1]!).toBe(stored);
  expect(await storeDemoPictures(services)).toBe(0);
  // State after an interrupted start.
  await portal.pool.query("delete from settings where name = 'demo_pictures'");
  await portal.pool.query('delete from company_pictures where id = (select max(id) from company_pictures)');
  expect(await storeDemoPictures(services)).toBe(1);
  await db.destroy();
  const { pictures } = (await portal.call('GET', '/companies/2')).json<Company>();
  const [first] = pictures;
  expect(first!.caption).toBe('The front desk in the morning');
  expect(pictures.map(({ kind }) => kind)).toEqual(['work', 'work', 'work', 'team', 'team', 'team']);
  const image = await portal.call('GET', `${first!.url.replace('/api', '')}?w=320`);
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(image.rawPayload.length).toBeLessThan(8_000);
});

test('stores covers of companies like uploads, once', async () => {
  const services = { db: portal.db, storage: portal.app.storage };
  const both = await Promise.all([1, 2].map(async () => await storeDemoCovers(services)));
  expect(both[0]! + both[1]!).toBe(9);
  expect(await countOf('companies where cover is not null')).toBe(9);
  await portal.pool.query("delete from settings where name = 'demo_covers'");
  await portal.pool.query('update companies set cover = null where id = 2');
  expect(await storeDemoCovers(services)).toBe(1);
  const { cover } = (await portal.call('GET', '/companies/2')).json<Company>();
  const image = await portal.call('GET', `${cover!.replace('/api', '')}?w=640`);
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(image.rawPayload.length).toBeLessThan(8_000);
});

test('stores resumes of applicants of the demo recruiter, once', async () => {
  const services = { db: portal.db, storage: portal.app.storage };
  const both = await Promise.all([1, 2].map(async () => await storeDemoResumes(services, NOW)));
  const stored = await countOf('resumes');
  expect(stored).toBeGreaterThan(5);
  expect(both[0]! + both[1]!).toBe(stored);
  expect(await storeDemoResumes(services, NOW)).toBe(0);
  const foreign = `applications a join vacancies v on v.id = a.vacancy_id
    where a.resume_id is not null and v.company_id <> 1`;
  expect(await countOf(foreign)).toBe(0);

  const signedIn = await portal.call('POST', '/account/login', { body: DEMO_ACCOUNTS.recruiter });
  const token = signedIn.json<{ access_token: string }>().access_token;
  const { rows } = await portal.pool.query<{ applicant_id: number }>(
    'select applicant_id from applications where resume_id is not null order by id limit 1',
  );
  const link = await portal.call('GET', `/recruiter/applicants/${rows[0]!.applicant_id}/resume`, { token });
  expect(link.statusCode).toBe(200);
  const { pathname, search } = new URL(link.json<{ url: string }>().url, 'http://localhost');
  const file = await portal.call('GET', `${pathname.replace('/api', '')}${search}`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.rawPayload.length).toBeLessThan(20_000);
});

test('gives the demo company one free posting and its other vacancies postings that were bought', async () => {
  const open = "vacancies where company_id = 1 and status = 'open'";
  expect(await countOf(open)).toBeGreaterThan(4);
  expect(await countOf(`${open} and entitlement_id is null`)).toBe(1);
  const used = `vacancies v join entitlement_ledger l on l.vacancy_id = v.id and l.entitlement_id = v.entitlement_id
    where v.company_id = 1 and l.change = -1`;
  expect(await countOf(used)).toBe(
    (await countOf(open)) - 1 + (await countOf("vacancies where company_id = 1 and status = 'closed'")),
  );
  expect(await countOf('vacancies where company_id = 1 and valid_through > posted_until')).toBe(0);
  const early = `vacancies v join entitlements e on e.id = v.entitlement_id join order_items i on i.id = e.order_item_id
    join orders o on o.id = i.order_id where v.published_at < o.paid_at`;
  expect(await countOf(early)).toBe(0);
});

test('reset restores the original demo', async () => {
  await portal.pool.query("update vacancies set title = 'Spoiled'");
  expect(await resetDemo(portal.db, NOW)).toMatchObject({ isNew: true, companies: 44, vacancies: 160 });
  expect(await countOf("vacancies where title = 'Spoiled'")).toBe(0);
  expect(await countOf('packages')).toBeGreaterThan(3);
});

test('refuses to fill or empty a database with other data', async () => {
  const own = await openTestApp();
  try {
    const { id } = await signInNew(own, 'recruiter');
    await aCompany(own, id);
    await expect(loadDemo(own.db)).rejects.toThrow('needs an empty database');
    await expect(resetDemo(own.db)).rejects.toThrow('has data of its own');
    expect((await own.pool.query('select from companies')).rowCount).toBe(1);
  } finally {
    await own.close();
  }
});

test('gives the demo company orders in several states and entitlements that were paid for', async () => {
  const { rows } = await portal.pool.query<{ payment_status: string; invoice_number: string | null }>(
    'select payment_status, invoice_number from orders where company_id = 1 order by created_at',
  );
  expect(rows.map(({ payment_status }) => payment_status)).toEqual([
    'expired',
    'paid',
    'paid',
    'failed',
    'pending',
  ]);
  expect(rows.flatMap(({ invoice_number }) => invoice_number ?? [])).toEqual([
    'CPA-2026-00001',
    'CPA-2026-00002',
  ]);
  expect(await countOf('entitlements where order_item_id is null')).toBe(0);
});
