import { createImportApi } from '../../../mfe-recruiter/src/features/import/api/importApi.ts';
import { aCompany } from '../support/aVacancy.ts';
import { aCareersPage, openCareersSite, type CareersSite } from '../support/careersSite.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';

const posting = {
  title: 'Line Cook',
  description: 'You keep the grill and teach one apprentice. '.repeat(5),
  identifier: { value: 'cook-1' },
  baseSalary: '$12 an hour',
};
let portal: TestApp;
let companyId: number;
let careers: CareersSite;
let api: ReturnType<typeof createImportApi>;

beforeAll(async () => {
  portal = await openTestApp();
  careers = await openCareersSite(({ url }, response) => {
    const page = url === '/empty' ? '<p>Hi</p>' : aCareersPage(posting);
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  const recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
  api = createImportApi(clientsFor(portal, recruiter.token));
});
afterAll(async () => {
  careers.close();
  await portal.close();
});

describe('recruiter import', () => {
  it('imports drafts from a careers URL', async () => {
    expect((await api.company(companyId)).careers_url).toBeNull();
    expect(await failureOf(api.start(companyId))).toMatchObject({
      status: 422,
      code: 'no_careers_url',
      responseBody: { message: 'The company has no careers page. Add its URL to the company first.' },
    });
    expect((await api.saveCareersUrl(companyId, `${careers.url}/`)).careers_url).toBe(`${careers.url}/`);
    expect((await api.options()).sectors.length).toBeGreaterThan(0);
    expect(await api.latest(companyId)).toMatchObject({ status: 'none', vacancies: [] });

    const { status, progress } = await api.start(companyId);
    expect([status, progress?.pages_done]).toEqual(['running', 0]);
    const importId = progress!.import_id;
    await careers.read(portal, importId);
    const finished = await api.follow(companyId, importId);
    expect(finished).toMatchObject({
      status: 'finished',
      vacancies: [{ title: 'Line Cook', sectors: [], salary_min: 1200, vacancy_id: null }],
    });
    const { id } = finished.vacancies[0]!;

    const { imported } = await api.importPicks(companyId, [
      {
        id,
        title: 'Grill Cook',
        sectors: [2],
        salary_currency: 'USD',
        salary_period: 'hour',
        text_language: 'pap',
      },
    ]);
    expect(imported).toMatchObject([{ id, is_new: true }]);
    const drafts = await portal.db
      .selectFrom('vacancies')
      .select(['title', 'status', 'salary_min', 'salary_currency', 'text_language'])
      .where('id', '=', imported[0]!.vacancy_id)
      .execute();
    expect(drafts).toEqual([
      {
        title: 'Grill Cook',
        status: 'draft',
        salary_min: 1200,
        salary_currency: 'USD',
        text_language: 'pap',
      },
    ]);
    expect((await api.latest(companyId)).vacancies).toMatchObject([
      { id, vacancy_id: imported[0]!.vacancy_id },
    ]);
    expect((await api.importPicks(companyId, [{ id }])).imported).toMatchObject([{ is_new: false }]);
  });

  it('publishes an imported draft with the posting that was announced', async () => {
    const { vacancy_id: id } = (await api.latest(companyId)).vacancies[0]!;
    expect((await api.postings()).companies).toMatchObject([
      { company_id: companyId, free: { used_by: null } },
    ]);
    expect(await failureOf(api.update(id!, { status: 'open', valid_through: null }))).toMatchObject({
      status: 422,
      errors: { location_district_id: [expect.any(String)] },
    });
    const { version } = await api.vacancy(id!);
    const [district] = (await api.options()).districts;
    await api.update(id!, { location_district_id: district!.id, version });
    expect(await api.update(id!, { status: 'open', valid_through: null })).toMatchObject({ status: 'open' });
    expect((await api.latest(companyId)).vacancies).toMatchObject([
      { vacancy_id: id, vacancy_status: 'open' },
    ]);
    expect((await api.postings()).companies[0]?.free.used_by).toMatchObject({ id });
  });

  it('receives errors for a page without vacancies and for an invalid URL', async () => {
    await api.saveCareersUrl(companyId, `${careers.url}/empty`);
    const { progress } = await api.start(companyId);
    await careers.read(portal, progress!.import_id);
    expect(await failureOf(api.follow(companyId, progress!.import_id))).toMatchObject({
      status: 422,
      code: 'nothing_found',
    });
    const refused = await failureOf(api.saveCareersUrl(companyId, 'careers'));
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused?.errors ?? {})).toEqual(['careers_url']);
  });

  it('is denied to unverified recruiters and for companies of others', async () => {
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    const own = await aCompany(portal, unverified.id);
    const early = createImportApi(clientsFor(portal, unverified.token));
    expect(await failureOf(early.start(own))).toMatchObject({ status: 403, code: 'not_verified' });
    const stranger = await signInNew(portal, 'recruiter');
    const other = createImportApi(clientsFor(portal, stranger.token));
    expect(await failureOf(other.start(companyId))).toMatchObject({ status: 404 });
    expect(await failureOf(other.importPicks(companyId, [{ id: 1 }]))).toMatchObject({ status: 404 });
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.recruiterImport)).toEqual([]);
});
