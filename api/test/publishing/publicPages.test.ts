import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import {
  contentPageSchema,
  homepageDataSchema,
  LOCALES,
  optionsSchema,
  packagesSchema,
  partnersSchema,
  postSchema,
  postsSchema,
  vacancyCardsSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { readPostCards } from '../../src/domains/publishing/content/readContent.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

async function get<Schema extends z.ZodMiniType>(url: string, schema: Schema): Promise<z.infer<Schema>> {
  const response = await portal.call('GET', url);
  expect(response.statusCode).toBe(200);
  return z.parse(schema, response.json());
}

test('returns the option lists of Aruba in their order', async () => {
  const options = await get('/options', optionsSchema);
  expect(options.sectors).toHaveLength(18);
  expect(options.educations.map(({ name }) => name)).toContain('EPB');
  expect(options.districts[0]).toEqual({ id: 401, name: 'Noord/Tanki Leendert' });
  expect(options.languages[0]!.name).toBe('Papiamento');
  expect(options.employment_types).toHaveLength(8);
  expect(options.application_statuses.map(({ id }) => id)).toEqual([
    'new',
    'viewed',
    'shortlisted',
    'interview',
    'offer',
    'hired',
    'rejected',
    'withdrawn',
  ]);
});

test('returns the packages in their order, with 13 as sponsorship', async () => {
  const { packages } = await get('/packages', packagesSchema);
  expect(packages.filter(({ sponsored }) => sponsored)).toMatchObject([
    { id: 13, name: 'Sponsorship', vacancies: 0, currency: 'USD' },
  ]);
  expect(packages.filter(({ recommended }) => recommended)).toHaveLength(1);
  expect(packages.map(({ price }) => price).slice(0, 4)).toEqual([4900, 19_900, 34_900, 89_900]);
});

test('every text of a package is among those that are translated', async () => {
  const read = (path: string) =>
    Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')) as object);
  const translated = new Set([
    ...read('shared/src/domain/option-names/names.messages.json'),
    ...read('mfe-checkout/src/package-texts/packages.names.messages.json'),
  ]);
  const { packages } = await get('/packages', packagesSchema);
  const texts = packages.flatMap(({ name, summary, features, templates }) => [
    name,
    summary,
    ...features,
    ...templates,
  ]);
  expect(texts.filter((text) => !translated.has(text))).toEqual([]);
});

test('the home page shows counts and open vacancies', async () => {
  const home = await get('/homepage-data', homepageDataSchema);
  const list = await portal.call('GET', '/vacancies');
  expect(home.open_vacancies).toBe(list.json<{ total: number }>().total);
  expect(home.sponsored).toHaveLength(3);
  expect(home.sponsored.every(({ sponsored }) => sponsored)).toBe(true);
  const shown = [...home.sponsored, ...home.newest].map(({ id }) => id);
  expect(new Set(shown).size).toBe(shown.length);
  expect(home.newest).toHaveLength(8);
  const dates = home.newest.map(({ published_at }) => published_at!);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(home.sectors.map(({ count }) => count)).toEqual(
    home.sectors.map(({ count }) => count).toSorted((a, b) => b - a),
  );
  expect(home.sectors.length).toBeGreaterThan(3);
  expect(home.companies.length).toBeGreaterThan(3);
  expect(home.companies.every(({ open_vacancies }) => open_vacancies > 0)).toBe(true);
  expect(home.salary_insight.length).toBeGreaterThan(0);
  expect(
    home.salary_insight.every(
      ({ vacancies, min_month, median_month, max_month }) =>
        vacancies >= 3 &&
        median_month > 100_000 &&
        min_month > 0 &&
        min_month <= median_month &&
        median_month <= max_month,
    ),
  ).toBe(true);
  expect(home.posts).toHaveLength(3);
});

test('the home page in production shows a change after a second', async () => {
  const secrets = Object.fromEntries(
    ['NEXTAUTH_SECRET', 'JWT_SECRET', 'PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'].map((name) => [
      name,
      name.repeat(4),
    ]),
  );
  const production = {
    NODE_ENV: 'production',
    SITE_URL: 'https://jobs.example.aw',
    TRUSTED_PROXIES: 'loopback',
  };
  const island = await openTestApp({
    ...production,
    DATABASE_URL: 'postgres://localhost/unused',
    ...secrets,
  });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5000);
  try {
    const count = async () =>
      (await island.call('GET', '/homepage-data')).json<{ open_vacancies: number }>().open_vacancies;
    expect(await count()).toBe(0);
    await aVacancy(island, await aCompany(island, (await signInNew(island, 'recruiter')).id));
    clock.mockReturnValue(6001);
    expect(await count()).toBe(1);
  } finally {
    clock.mockRestore();
    await island.close();
  }
});

test('sector salaries are monthly florins, from at least three public salaries', async () => {
  const island = await openTestApp();
  try {
    const companyId = await aCompany(island, (await signInNew(island, 'recruiter')).id);
    const paid = (sector: number, salary: object) =>
      aVacancy(island, companyId, {
        sectors: [sector],
        salary_period: 'month',
        salary_currency: 'AWG',
        ...salary,
      });
    await paid(1, { salary_min: 200_000, salary_max: 240_000 });
    await paid(1, { salary_min: 300_000, salary_max: null });
    await paid(1, { salary_min: 1_000, salary_currency: 'USD', salary_period: 'hour' });
    await paid(1, { salary_min: 900_000, salary_visible: false });
    await paid(2, { salary_min: 200_000 });
    await paid(2, { salary_min: 200_000 });
    const home = z.parse(homepageDataSchema, (await island.call('GET', '/homepage-data')).json());
    expect(home.salary_insight).toEqual([
      expect.objectContaining({
        min_month: 200_000,
        median_month: 300_000,
        max_month: Math.round(1_000 * 1.79 * 40 * 4.333),
        vacancies: 3,
      }),
    ]);
  } finally {
    await island.close();
  }
});

test('returns vacancy cards by id in the requested order, without drafts', async () => {
  const island = await openTestApp();
  try {
    const companyId = await aCompany(island, (await signInNew(island, 'recruiter')).id);
    const open = await aVacancy(island, companyId);
    const draft = await aVacancy(island, companyId, { status: 'draft' });
    const closed = await aVacancy(island, companyId, { status: 'closed' });
    const over = await aVacancy(island, companyId, { valid_through: '2020-01-01' });
    const ids = [over, draft, closed, 2_147_483_647, 9_999_999_999, open].join(',');
    const response = await island.call('GET', `/vacancies/cards?ids=${ids}`);
    const { vacancies } = z.parse(vacancyCardsSchema, response.json());
    expect(vacancies.map(({ id, status }) => [id, status])).toEqual([
      [over, 'expired'],
      [closed, 'closed'],
      [open, 'open'],
    ]);
    for (const wrong of ['', 'x', '1;2', '-1', Array(101).fill(1).join(',')]) {
      expect((await island.call('GET', `/vacancies/cards?ids=${wrong}`)).statusCode).toBe(422);
    }
  } finally {
    await island.close();
  }
});

test('the home page works on an empty database', async () => {
  const empty = await openTestApp();
  try {
    const home = z.parse(homepageDataSchema, (await empty.call('GET', '/homepage-data')).json());
    expect(home).toMatchObject({ open_vacancies: 0, newest: [], companies: [], salary_insight: [] });
    const list = await empty.call('GET', '/vacancies');
    expect(list.json()).toMatchObject({ total: 0, last_page: 1, data: [] });
  } finally {
    await empty.close();
  }
});

test('lists six posts, newest first, each with a page', async () => {
  const { posts } = await get('/content/posts', postsSchema);
  expect(posts).toHaveLength(6);
  const dates = posts.map(({ published_at }) => published_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { slug } of posts) {
    const post = await get(`/content/posts/${slug}`, postSchema);
    expect(post.body.length).toBeGreaterThan(800);
    expect(post.body).not.toContain('---');
  }
});

test('hides a post until its publication date', async () => {
  expect((await readPostCards('en', new Date('2026-10-01T00:00:00Z'))).map(({ slug }) => slug)).toEqual([
    'hire-in-ten-days',
    'second-language-at-work',
  ]);
});

test('returns about, FAQ, privacy and terms, and 404 for other names', async () => {
  for (const slug of ['about', 'faq', 'privacy', 'terms']) {
    expect((await get(`/content/pages/${slug}`, contentPageSchema)).body.length).toBeGreaterThan(800);
  }
  expect((await portal.call('GET', '/content/pages/secrets')).statusCode).toBe(404);
  expect([404, 422]).toContain((await portal.call('GET', '/content/pages/..%2Fposts%2Fa')).statusCode);
  expect((await portal.call('GET', '/content/posts/nothing')).statusCode).toBe(404);
});

test('lists six partners', async () => {
  expect((await get('/content/partners', partnersSchema)).partners).toHaveLength(6);
});

test('returns texts in the language that the query names, whatever the browser prefers', async () => {
  const headers = { 'accept-language': 'es' };
  const { headers: sent, ...response } = await portal.call('GET', '/content/pages/terms?lang=nl', {
    headers,
  });
  expect(response.json()).toMatchObject({
    language: 'nl',
    languages: LOCALES,
    title: 'Voorwaarden voor gebruik',
  });
  expect(sent['vary'] ?? '').not.toMatch(/accept-language/i);
  expect((await portal.call('GET', '/content/pages/terms', { headers })).json()).toMatchObject({
    language: 'en',
    title: 'Terms of use',
  });
  expect(await get('/content/posts/cv-on-one-page?lang=pap', postSchema)).toMatchObject({
    language: 'pap',
    author: 'Ingrid Solognier',
    published_at: '2026-10-08T04:00:00.000Z',
  });
  const { posts } = await get('/homepage-data?lang=es', homepageDataSchema);
  expect(posts.map(({ language }) => language)).toEqual(['es', 'es', 'es']);
  const { partners } = await get('/content/partners?lang=nl', partnersSchema);
  expect(partners[0]).toMatchObject({ name: 'Scol di Ofishi', kind: 'Beroepsopleiding', language: 'nl' });
  expect((await portal.call('GET', '/content/posts?lang=fr')).statusCode).toBe(422);
});

test.each(LOCALES)('the FAQ in %s names each status as the interface does', async (locale) => {
  const catalogue = join(import.meta.dirname, `../../../shared/src/domain/messages/${locale}.messages.json`);
  const messages = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, string>;
  const statuses = Object.keys(messages).filter((key) => key.startsWith('status.applicant.'));
  const { body } = await get(`/content/pages/faq?lang=${locale}`, contentPageSchema);
  const named = [...body.matchAll(/^- \*\*(.+):\*\*/gm)].map(([, word]) => word);
  expect(named).toEqual(statuses.map((key) => messages[key]));
});

test.each(['pap', 'nl', 'es'] as const)(
  'the translated terms in %s say first that English binds',
  async (locale) => {
    const english = { pap: 'Ingles', nl: 'Engelse tekst is bindend', es: 'inglés es el vinculante' }[locale];
    for (const slug of ['terms', 'privacy']) {
      const { body } = await get(`/content/pages/${slug}?lang=${locale}`, contentPageSchema);
      expect(body.split('\n')[0]).toMatch(new RegExp(`^> .*${english}`));
    }
  },
);
