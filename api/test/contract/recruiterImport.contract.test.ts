import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toApiFailure } from '@cpa/shared/http';
import { pino } from 'pino';
import { createImportApi } from '../../../mfe-recruiter/src/features/import/api/importApi.ts';
import { readConfig } from '../../src/config.ts';
import { runImport } from '../../src/import/runImport.ts';
import { aCompany } from '../aVacancy.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { signInNew } from '../signIn.ts';
import { callsMissing } from './callsMade.ts';
import { clientsFor } from './clientsFor.ts';
import { LISTED } from './listedCalls.ts';

const posting = {
  '@type': 'JobPosting',
  title: 'Line Cook',
  description: 'You keep the grill and teach one apprentice. '.repeat(5),
  identifier: { value: 'cook-1' },
  baseSalary: '$12 an hour',
};
const careers = createServer((request, response) => {
  if (request.url === '/robots.txt') response.writeHead(404).end();
  else if (request.url === '/empty')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>');
  else {
    const page = `<script type="application/ld+json">${JSON.stringify({ '@graph': [posting] })}</script>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  }
});

let portal: TestApp;
let companyId: number;
let site: string;
let api: ReturnType<typeof createImportApi>;

beforeAll(async () => {
  portal = await openTestApp();
  await new Promise<void>((resolve) => careers.listen(0, '127.0.0.1', resolve));
  site = `http://careers.example:${(careers.address() as AddressInfo).port}`;
  const recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
  api = createImportApi(clientsFor(portal, recruiter.token));
});
afterAll(async () => {
  careers.closeAllConnections();
  careers.close();
  await portal.close();
});

/** What the job does, in a network where every name is this machine. */
async function run(importId: number) {
  const context = {
    db: portal.db,
    config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    publishEvent: async () => {},
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  };
  await runImport(context, importId, { resolve: async () => ['127.0.0.1'], mayConnect: () => true });
}

const failureOf = async (call: Promise<unknown>) =>
  await call.then(
    () => null,
    (error: unknown) => toApiFailure(error),
  );

describe('the recruiter remote’s import and the API', () => {
  it('agree from the address of the careers page to the drafts', async () => {
    expect((await api.company(companyId)).careers_url).toBeNull();
    expect(await failureOf(api.start(companyId))).toMatchObject({
      status: 422,
      code: 'no_careers_url',
      said: { message: 'Add the address of your careers page to the company first.' },
    });
    expect((await api.saveCareersUrl(companyId, `${site}/`)).careers_url).toBe(`${site}/`);
    expect((await api.options()).sectors.length).toBeGreaterThan(0);
    expect(await api.kept(companyId)).toMatchObject({ status: 'none', vacancies: [] });

    const { status, progress } = await api.start(companyId);
    expect([status, progress?.pages_done]).toEqual(['running', 0]);
    const importId = progress!.import_id;
    await run(importId);
    const finished = await api.follow(companyId, importId);
    expect(finished).toMatchObject({
      status: 'finished',
      vacancies: [{ title: 'Line Cook', sectors: [], salary_min: 1200, vacancy_id: null }],
    });
    const { id } = finished.vacancies[0]!;

    const { imported } = await api.take(companyId, [
      { id, title: 'Grill Cook', sectors: [2], salary_currency: 'USD', salary_period: 'hour' },
    ]);
    expect(imported).toMatchObject([{ id, is_new: true }]);
    const drafts = await portal.db
      .selectFrom('vacancies')
      .select(['title', 'status', 'salary_min', 'salary_currency'])
      .where('id', '=', imported[0]!.vacancy_id)
      .execute();
    expect(drafts).toEqual([
      { title: 'Grill Cook', status: 'draft', salary_min: 1200, salary_currency: 'USD' },
    ]);
    expect((await api.kept(companyId)).vacancies).toMatchObject([
      { id, vacancy_id: imported[0]!.vacancy_id },
    ]);
    expect((await api.take(companyId, [{ id }])).imported).toMatchObject([{ is_new: false }]);
  });

  it('agree on how a page without vacancies, and an address that is none, are refused', async () => {
    await api.saveCareersUrl(companyId, `${site}/empty`);
    const { progress } = await api.start(companyId);
    await run(progress!.import_id);
    expect(await failureOf(api.follow(companyId, progress!.import_id))).toMatchObject({
      status: 422,
      code: 'nothing_found',
    });
    const refused = await failureOf(api.saveCareersUrl(companyId, 'careers'));
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused?.errors ?? {})).toEqual(['careers_url']);
  });

  it('agree on how an unverified recruiter and another company’s are kept out', async () => {
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    const own = await aCompany(portal, unverified.id);
    const early = createImportApi(clientsFor(portal, unverified.token));
    expect(await failureOf(early.start(own))).toMatchObject({ status: 403, code: 'not_verified' });
    const stranger = await signInNew(portal, 'recruiter');
    const other = createImportApi(clientsFor(portal, stranger.token));
    expect(await failureOf(other.start(companyId))).toMatchObject({ status: 404 });
    expect(await failureOf(other.take(companyId, [{ id: 1 }]))).toMatchObject({ status: 404 });
  });
});

it('made every call that is listed for it', () => {
  expect(callsMissing(portal.app, LISTED.recruiterImport)).toEqual([]);
});
