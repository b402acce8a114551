import type { RequestListener } from 'node:http';
import type { ImportedPicks, RecruiterVacancy, ScrapedVacancies } from '@cpa/shared/contracts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { aCareersPage, openCareersSite, type CareersSite } from '../support/careersSite.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let stranger: Member;
let companyId: number;
let careers: CareersSite;
/** Response of the careers site; each test sets it. */
let site: RequestListener;

beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
  stranger = await signInNew(portal, 'recruiter');
  careers = await openCareersSite((request, response) => site(request, response));
});
beforeEach(async () => {
  companyId = await aCompany(portal, recruiter.id);
  await careersAt(`${careers.url}/`);
  site = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(aCareersPage(COOK, HOST));
});
afterAll(async () => {
  careers.close();
  await portal.close();
});

const LONG = 'You keep the grill and teach one apprentice. '.repeat(5);
const COOK = {
  title: 'Line Cook',
  description: `${LONG}\n\nLanguages: Papiamento, English`,
  identifier: { value: 'cook-1' },
  url: '/jobs/cook',
  employmentType: 'FULL_TIME',
  industry: 'Food and beverage',
  jobLocation: { address: { addressLocality: 'Paradera', addressCountry: 'AW' } },
  baseSalary: { currency: 'AWG', value: { minValue: 2400, maxValue: 2900, unitText: 'MONTH' } },
};
const HOST = { title: 'Host', description: LONG, identifier: { value: 'host-1' }, baseSalary: '$12 an hour' };
const careersAt = async (url: string | null) =>
  await portal.db.updateTable('companies').set({ careers_url: url }).where('id', '=', companyId).execute();
const look = async (query = '?wait=0', { token }: Member = recruiter) =>
  await portal.call('GET', `/recruiter/scraped-vacancies/${companyId}${query}`, { token });
const take = async (picks: object[], { token }: Member = recruiter) =>
  await portal.call('POST', `/recruiter/scraped-vacancies/${companyId}/import`, { token, body: { picks } });
/** The latest notification of the recruiter. */
const notification = async () =>
  await portal.db
    .selectFrom('notifications')
    .select(['kind', 'data'])
    .where('account_id', '=', recruiter.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
const asked = async () => (await look()).json<ScrapedVacancies>().progress!.import_id;
const read = async () => {
  const id = await asked();
  await careers.read(portal, id);
  return await look(`?import=${id}`);
};

test('reads a careers page in a job and returns the vacancies it found', async () => {
  const first = await look();
  expect(first.statusCode).toBe(202);
  expect(first.json()).toMatchObject({ status: 'running', vacancies: [], progress: { pages_done: 0 } });
  const id = first.json<ScrapedVacancies>().progress!.import_id;
  await careers.read(portal, id);
  const answer = await look(`?import=${id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    status: 'finished',
    progress: { pages_done: 1, pages_total: 1, found: 2 },
    vacancies: [
      {
        title: 'Line Cook',
        source_url: `${careers.url}/jobs/cook`,
        found_by: 'json-ld',
        incomplete: false,
        sectors: [{ id: 2 }],
        location_district: { name: 'Paradera' },
        languages: [{ id: 301 }, { id: 303 }],
        salary_min: 240_000,
        origins: {
          title: 'JobPosting.title',
          location_district: expect.stringContaining('jobLocation') as string,
        },
        vacancy_id: null,
      },
      { title: 'Host', sectors: [], location_district: null, salary_min: 1200, salary_currency: null },
    ],
  });
  const told = portal.published.filter(({ event }) => event === 'import-progress');
  expect(told.at(-1)).toMatchObject({
    channel: `private-user.${recruiter.id}`,
    data: { import_id: id, company_id: companyId, pages_done: 1 },
  });
  expect(await notification()).toEqual({
    kind: 'import-finished',
    data: { company_id: companyId, found: 2 },
  });
});

test('a second call joins the running import and queues no second job', async () => {
  const [first, second] = await Promise.all([asked(), asked()]);
  expect(second).toBe(first);
  const { rows } = await portal.pool.query(
    `select from jobs.job where name = 'import-vacancies' and data->>'import_id' = $1`,
    [String(first)],
  );
  expect(rows).toHaveLength(1);
  await careers.read(portal, first);
  expect((await look()).json<ScrapedVacancies>()).toMatchObject({
    status: 'finished',
    progress: { import_id: first },
  });
});

test('waits for an import that is quick', async () => {
  const waiting = look('?wait=10');
  let id: number | undefined;
  while (id === undefined) {
    const row = await portal.db
      .selectFrom('imports')
      .select('id')
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    id = row?.id;
  }
  await careers.read(portal, id);
  expect((await waiting).statusCode).toBe(200);
});

test('ignores an import whose process died', async () => {
  const id = await asked();
  await portal.db
    .updateTable('imports')
    .set({ touched_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  expect(await asked()).not.toBe(id);
  expect((await look(`?import=${id}`)).json()).toMatchObject({ code: 'interrupted' });
});

test('marks an import as interrupted when its process shuts down', async () => {
  const ending = new AbortController();
  site = (request, response) => {
    if (request.url === '/jobs/cook') ending.abort();
    const teaser = { ...COOK, description: 'You keep the grill …' };
    response.writeHead(200, { 'content-type': 'text/html' }).end(aCareersPage(teaser));
  };
  const id = await asked();
  await careers.read(portal, id, ending.signal);
  const answer = await look(`?import=${id}`);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'interrupted']);
});

test('stores the result for later calls', async () => {
  expect((await look('?kept=true')).json()).toMatchObject({ status: 'none', vacancies: [] });
  await read();
  expect((await look('?kept=true')).json<ScrapedVacancies>().vacancies).toHaveLength(2);
});

describe('creating drafts from picks', () => {
  test('creates each draft once, with its source', async () => {
    const { vacancies } = (await read()).json<ScrapedVacancies>();
    const [cook, host] = vacancies;
    const answer = await take([{ id: cook!.id, title: 'Grill Cook' }, { id: host!.id }]);
    expect(answer.statusCode).toBe(200);
    const { imported } = answer.json<ImportedPicks>();
    const own = await portal.call('GET', `/recruiter/vacancy/${imported[0]!.vacancy_id}`, {
      token: recruiter.token,
    });
    expect(own.json()).toMatchObject({
      title: 'Grill Cook',
      status: 'draft',
      source: 'imported',
      source_url: cook!.source_url,
      salary_min: 240_000,
      salary_currency: 'AWG',
      location_district: { name: 'Paradera' },
      languages: [{ name: 'Papiamento' }, { name: 'English' }],
      history: [{ status: 'draft' }],
    });
    const again = (await take([{ id: cook!.id }])).json<ImportedPicks>();
    expect(again.imported).toEqual([{ id: cook!.id, vacancy_id: imported[0]!.vacancy_id, is_new: false }]);

    await portal.db
      .updateTable('imports')
      .set({ finished_at: new Date(0) })
      .execute();
    const next = (await read()).json<ScrapedVacancies>().vacancies;
    expect(next.map(({ vacancy_id }) => vacancy_id)).toEqual(imported.map(({ vacancy_id }) => vacancy_id));
  });

  test('names the vacancy of the company with the same title or page', async () => {
    const posted = await aVacancy(portal, companyId, { title: 'LINE Cook' });
    await aVacancy(portal, companyId, { title: 'Host', status: 'closed' });
    await aVacancy(portal, await aCompany(portal, recruiter.id, 'Other'), { title: 'Host' });
    const [cook, host] = (await read()).json<ScrapedVacancies>().vacancies;
    expect(cook!.posted).toEqual({ id: posted, title: 'LINE Cook', status: 'open' });
    expect(host!.posted).toBeNull();
    await take([{ id: cook!.id }]);
    const [imported] = (await look('?kept=true')).json<ScrapedVacancies>().vacancies;
    expect(imported!.posted).toMatchObject({ id: posted });
  });

  test('skips a salary without a stated currency unless the recruiter gives one', async () => {
    const host = (await read()).json<ScrapedVacancies>().vacancies[1]!;
    const draftOf = async (pick: object) => {
      const { imported } = (await take([{ id: host.id, ...pick }])).json<ImportedPicks>();
      const url = `/recruiter/vacancy/${imported[0]!.vacancy_id}`;
      const draft = (await portal.call('GET', url, { token: recruiter.token })).json<RecruiterVacancy>();
      await portal.call('DELETE', url, { token: recruiter.token });
      return draft;
    };
    expect(await draftOf({})).toMatchObject({ salary_min: null, salary_currency: null });
    expect(await draftOf({ salary_currency: 'USD' })).toMatchObject({
      salary_min: 1200,
      salary_currency: 'USD',
    });
  });

  test('creates one draft for two concurrent picks', async () => {
    const [cook] = (await read()).json<ScrapedVacancies>().vacancies;
    const answers = await Promise.all([take([{ id: cook!.id }]), take([{ id: cook!.id }])]);
    const ids = answers.map((answer) => answer.json<ImportedPicks>().imported[0]!.vacancy_id);
    expect(new Set(ids).size).toBe(1);
  });

  test('rejects picks of another company and invalid fields', async () => {
    const [cook] = (await read()).json<ScrapedVacancies>().vacancies;
    expect((await take([{ id: cook!.id + 1000 }])).statusCode).toBe(422);
    expect((await take([{ id: cook!.id, status: 'open' }])).statusCode).toBe(422);
    expect((await take([{ id: cook!.id, sponsored: true }])).statusCode).toBe(422);
    expect((await take([{ id: cook!.id }], stranger)).statusCode).toBe(404);
    companyId = await aCompany(portal, recruiter.id);
    expect((await take([{ id: cook!.id }])).statusCode).toBe(422);
  });
});

describe('explains why a page has no vacancies', () => {
  const codeOf = async () => (await read()).json<{ code: string; message: string }>();

  test.each<[string, RequestListener]>([
    [
      'nothing_found',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p></p>'),
    ],
    ['page_refused', (_request, response) => response.writeHead(404, { 'content-type': 'text/html' }).end()],
    ['not_text', (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('png')],
    [
      'bad_address',
      (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    ['unreachable', (request) => void request.socket.destroy()],
  ])('%s', async (code, answer) => {
    site = answer;
    const told = await codeOf();
    expect(told).toMatchObject({ code, message: expect.stringMatching(/\.$/) as string });
    expect(await notification()).toMatchObject({ kind: 'import-failed' });
  });

  test('no_careers_url', async () => {
    await careersAt(null);
    expect((await look()).json()).toMatchObject({ code: 'no_careers_url' });
  });
});

test('hides companies and imports of others', async () => {
  const id = await asked();
  expect((await look('', stranger)).statusCode).toBe(404);
  companyId = await aCompany(portal, stranger.id);
  expect((await look(`?import=${id}`, stranger)).statusCode).toBe(404);
});
