import { DEMO_ACCOUNTS, applicantSchema } from '@cpa/shared/contracts';
import { ApiError, type HttpClients } from '@cpa/shared/http';
import { aPdf } from '../support/files/documents.ts';
import { createAppliedApi } from '../../../mfe-public/src/vacancies/appliedSaga.ts';
import { createApplyApi } from '../../../mfe-public/src/features/apply/api/applyApi.ts';
import { createBlogApi } from '../../../mfe-public/src/features/blog/api/blogApi.ts';
import { createCompanyDirectoryApi } from '../../../mfe-public/src/features/company-directory/api/companyDirectoryApi.ts';
import { createCompanyPageApi } from '../../../mfe-public/src/features/company-page/api/companyPageApi.ts';
import { createContactApi } from '../../../mfe-public/src/features/contact/api/contactApi.ts';
import { createHomeApi } from '../../../mfe-public/src/features/home/api/homeApi.ts';
import { createNewsletterApi } from '../../../mfe-public/src/features/newsletter/api/newsletterApi.ts';
import { createAccountAlertsApi } from '../../../mfe-public/src/viewer/accountAlertsApi.ts';
import { createPagesApi } from '../../../mfe-public/src/features/pages/api/pagesApi.ts';
import { createViewedApi } from '../../../mfe-public/src/features/recently-viewed/api/viewedApi.ts';
import { createReportApi } from '../../../mfe-public/src/features/report/api/reportApi.ts';
import { createSearchAlertApi } from '../../../mfe-public/src/features/search-alert/api/searchAlertApi.ts';
import { createVacancyDetailApi } from '../../../mfe-public/src/features/vacancy-detail/api/vacancyDetailApi.ts';
import { createOwnProfileApi } from '../../../mfe-public/src/viewer/ownProfileApi.ts';
import { createVacancySearchApi } from '../../../mfe-public/src/features/vacancy-search/api/vacancySearchApi.ts';
import { createSuggestionsApi } from '../../../mfe-public/src/search/suggestions/suggestionsApi.ts';
import { createSavedApi } from '../../../mfe-public/src/vacancies/saved/savedApi.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { LISTED } from './listedCalls.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(() => portal.close());

const clients = (token: string | null = null): HttpClients => clientsFor(portal, token);

async function signIn(credentials: { email: string; password: string }): Promise<string> {
  const response = await portal.call('POST', '/account/login', { body: credentials });
  return response.json<{ access_token: string }>().access_token;
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.data : error),
  );

describe('public remote: reading', () => {
  it('loads the home page and the search options', async () => {
    const home = createHomeApi(clients());
    const data = await home.homepageData('en');
    expect(data.open_vacancies).toBeGreaterThan(0);
    expect(data.newest.length).toBeGreaterThan(0);
    expect((await home.options()).districts).toHaveLength(8);
  });

  it('pages through vacancies and tolerates a typing error', async () => {
    const search = createVacancySearchApi(clients());
    const first = await search.list(1);
    const second = await search.list(2);
    expect(first.total).toBe(second.total);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(
      first.data.length + second.data.length,
    );
    const found = await search.search({ search_string: 'line cok' }, 1);
    expect(found.data.map(({ title }) => title).join()).toContain('Cook');
  });

  it('suggests occupations and companies', async () => {
    const { suggest } = createSuggestionsApi(clients());
    const { signal } = new AbortController();
    expect((await suggest('kokin', signal)).occupations).toContainEqual(
      expect.objectContaining({ name: 'Cook', language: 'pap' }),
    );
  });

  it('lists and deletes search alerts of a signed-in user', async () => {
    const signedIn = clients(await signIn(DEMO_ACCOUNTS.applicant));
    await portal.call('POST', '/search-alerts', {
      body: { email: DEMO_ACCOUNTS.applicant.email, frequency: 'weekly', filter: { search_string: 'cook' } },
      token: await signIn(DEMO_ACCOUNTS.applicant),
    });
    const alerts = createAccountAlertsApi(signedIn);
    const [alert] = await alerts.list();
    expect(alert).toMatchObject({ frequency: 'weekly', filter: { search_string: 'cook' } });
    await alerts.delete(alert!.id);
    expect(await alerts.list()).toEqual([]);
  });

  it('reads the profile that a vacancy is compared with', async () => {
    const signedIn = clients(await signIn(DEMO_ACCOUNTS.applicant));
    const { email } = DEMO_ACCOUNTS.applicant;
    expect(await createOwnProfileApi(signedIn).ownProfile()).toMatchObject({ email });
  });

  it('keeps viewed vacancies in the account and clears them', async () => {
    const ids = (await createVacancySearchApi(clients()).list(1)).data.slice(0, 2).map(({ id }) => id);
    const viewed = createViewedApi(clients(await signIn(DEMO_ACCOUNTS.applicant)));
    expect(await viewed.add(ids)).toEqual(ids);
    expect(await viewed.list()).toEqual(ids);
    expect(await viewed.clear()).toBeTruthy();
    expect(await viewed.list()).toEqual([]);
  });

  it('reads saved vacancies by id, and merges those of the device into the account', async () => {
    const [first, second] = (await createVacancySearchApi(clients()).list(1)).data;
    const ids = [first!.id, second!.id];
    expect((await createSavedApi(clients()).cards(ids)).map(({ id }) => id)).toEqual(ids);
    const saved = createSavedApi(clients(await signIn(DEMO_ACCOUNTS.applicant)));
    expect((await saved.merge(ids)).map(({ id }) => id)).toEqual(ids);
    await saved.remove(ids[0]!);
    expect((await saved.list()).map(({ id }) => id)).toEqual([ids[1]]);
    await saved.save(ids[0]!);
    expect(await saved.list()).toHaveLength(2);
  });

  it('creates an alert that a visitor confirms by mail and a signed-in user does not', async () => {
    const asked = { filter: { search_string: 'cook', posted_within: 7 }, frequency: 'weekly' } as const;
    const visitor = createSearchAlertApi(clients());
    expect(await visitor.create({ ...asked, email: 'ana@example.aw' }, false)).toMatchObject({
      email: 'ana@example.aw',
      confirmed: false,
    });
    const { email } = DEMO_ACCOUNTS.applicant;
    const member = createSearchAlertApi(clients(await signIn(DEMO_ACCOUNTS.applicant)));
    expect(await member.create({ ...asked, email }, true)).toMatchObject({ email, confirmed: true });
  });

  it('narrows the list to the count that a facet promised', async () => {
    const search = createVacancySearchApi(clients());
    const sector = (await search.list(1)).facets.sectors.find(({ count }) => count > 0);
    const narrowed = await search.search({ filter_sectors: [Number(sector?.id)], sort_by: 'salary' }, 1);
    expect(narrowed.total).toBe(sector?.count);
  });

  it('keeps a selected value among the facets when no result is left', async () => {
    const search = createVacancySearchApi(clients());
    const { facets } = await search.list(1);
    const sector = Number(facets.sectors[0]?.id);
    const district = Number(facets.districts[0]?.id);
    const filter = { search_string: 'zzqqxxyy', filter_sectors: [sector], filter_districts: [district] };
    const none = await search.search(filter, 1);
    expect(none.total).toBe(0);
    expect(none.facets.sectors.map(({ id }) => id)).toContain(sector);
    expect(none.facets.districts.map(({ id }) => id)).toContain(district);
  });

  it('rejects an unknown filter', async () => {
    const search = createVacancySearchApi(clients());
    expect(await failureOf(search.search({ filter_moods: [1] } as never, 1))).toMatchObject({
      kind: 'status',
      status: 422,
    });
  });

  it('loads a vacancy with its company, and a clear error for an unknown id', async () => {
    const search = createVacancySearchApi(clients());
    const detail = createVacancyDetailApi(clients());
    const [card] = (await search.list(1)).data;
    const vacancy = await detail.byId(card?.id ?? 0);
    expect(vacancy).toMatchObject({ title: card?.title, employer: { id: card?.company.id } });
    expect(await failureOf(detail.byId(999_999_999))).toMatchObject({ kind: 'status', status: 404 });
  });

  it('prefetches a vacancy without counting a view', async () => {
    const detail = createVacancyDetailApi(clients());
    const { views } = await detail.byId(3);
    await detail.byId(3, { isPrefetch: true });
    expect((await detail.byId(3)).views).toBe(views + 1);
  });

  it('loads companies, one company and its open vacancies', async () => {
    const directory = createCompanyDirectoryApi(clients());
    const page = createCompanyPageApi(clients());
    const hiring = await directory.search({ sort_by: 'open_vacancies' }, 1);
    const [card] = hiring.data;
    const company = await page.company(card?.id ?? 0);
    const vacancies = await page.vacancies(company.id, { page: 1, sort: 'date' });
    expect(vacancies.total).toBe(company.open_vacancies);
    expect(vacancies.data.every(({ company: { id } }) => id === company.id)).toBe(true);
    expect((await directory.list(1)).total).toBe(hiring.total);
  });

  it('reports a vacancy without a session, and gets 404 for an unknown one', async () => {
    const report = createReportApi(clients());
    const [card] = (await createVacancySearchApi(clients()).list(1)).data;
    const said = { reason: 'expired', email: 'ana@example.aw' } as const;
    await report.report(card?.id ?? 0, said);
    const stored = await portal.db.selectFrom('vacancy_reports').select('vacancy_id').execute();
    expect(stored).toEqual([{ vacancy_id: card?.id }]);
    expect(await failureOf(report.report(999_999_999, said))).toMatchObject({ status: 404 });
  });

  it('loads posts, pages and partners', async () => {
    const blog = createBlogApi(clients());
    const pages = createPagesApi(clients());
    const { posts } = await blog.posts('nl');
    expect((await blog.post(posts[0]?.slug ?? '', 'nl')).language).toBe('nl');
    expect(await failureOf(blog.post('no-such-post', 'en'))).toMatchObject({ status: 404 });
    for (const slug of ['about', 'privacy', 'terms']) expect((await pages.page(slug, 'es')).slug).toBe(slug);
    expect((await pages.partners('pap')).partners.length).toBeGreaterThan(0);
  });
});

describe('public remote: newsletter and contact', () => {
  it('sends a message and reads the normalised e-mail address from the response', async () => {
    const contact = createContactApi(clients());
    const letter = { name: 'Xiomara', email: 'Xiomara.Letters@Example.aw', message: 'Bon dia.' };
    expect((await contact.send(letter)).email).toBe('xiomara.letters@example.aw');
    const { name: _, ...nameless } = letter;
    expect((await contact.send(nameless)).email).toBe('xiomara.letters@example.aw');
  });

  it('receives an error for an empty message', async () => {
    const refused = createContactApi(clients()).send({ email: 'x@example.aw', message: ' ' });
    expect(await failureOf(refused)).toMatchObject({
      status: 422,
      errors: { message: expect.any(Array) },
      responseBody: { error: expect.any(String) },
    });
  });

  it('subscribes any number of times and rejects an invalid e-mail address', async () => {
    const newsletter = createNewsletterApi(clients());
    expect((await newsletter.subscribe('Nelly.News@example.aw')).email).toBe('nelly.news@example.aw');
    expect((await newsletter.subscribe('nelly.news@example.aw')).email).toBe('nelly.news@example.aw');
    expect(await failureOf(newsletter.subscribe('nelly'))).toMatchObject({
      status: 422,
      responseBody: { error: expect.any(String) },
    });
  });
});

describe('public remote: applying', () => {
  it('distinguishes the first application from a repeat by status code', async () => {
    const api = clients(await signIn(DEMO_ACCOUNTS.applicant));
    const apply = createApplyApi(api);
    const open = (await createVacancySearchApi(api).search({ sort_by: 'date' }, 2)).data;
    const statuses = [];
    for (const { id } of open) {
      const { status } = await apply
        .apply(id, { cover_letter: 'I would like to.' })
        .catch(() => ({ status: 0 }));
      if (status !== 201) continue;
      statuses.push(status, (await apply.apply(id, {})).status);
      break;
    }
    expect(statuses).toEqual([201, 200]);
  });

  it('recognises a missing profile by its code, creates one and applies', async () => {
    const newcomer = { name: 'Nelly Newcomer', email: 'nelly@example.aw', password: 'bon-bini-2026' };
    await portal.call('POST', '/account/applicant/register', { body: newcomer });
    const api = clients(await signIn({ email: newcomer.email, password: newcomer.password }));
    const apply = createApplyApi(api);
    const detail = createVacancyDetailApi(api);
    const cards = (await createVacancySearchApi(api).list(1)).data;
    const vacancies = await Promise.all(cards.map(({ id }) => detail.byId(id)));
    const plain = vacancies.find(({ screening_questions: questions }) => questions.length === 0);
    const id = plain?.id ?? 0;
    expect(await failureOf(apply.apply(id, {}))).toMatchObject({
      status: 409,
      code: 'applicant_profile_missing',
    });
    expect(applicantSchema.parse(await apply.createApplicant(newcomer.name)).name).toBe(newcomer.name);
    const resume = new File([new Uint8Array(aPdf())], 'cv.pdf');
    expect(await apply.addResume(resume, () => {})).toMatchObject({ file_name: 'cv.pdf', is_default: true });
    expect((await apply.apply(id, {})).status).toBe(201);
    expect(await createOwnProfileApi(api).ownProfile()).toMatchObject({ name: newcomer.name });
    expect(await createAppliedApi(api).ownApplications()).toMatchObject([{ vacancy_id: id, status: 'new' }]);
  });

  it('is denied to a recruiter', async () => {
    const api = clients(await signIn(DEMO_ACCOUNTS.recruiter));
    const [card] = (await createVacancySearchApi(api).list(1)).data;
    expect(await failureOf(createApplyApi(api).apply(card?.id ?? 0, {}))).toMatchObject({ status: 403 });
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.public)).toEqual([]);
});
