import { vacancyPageSchema, type VacancyFilter, type VacancyPage } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { openDemoApp } from './openDemoApp.ts';
import type { TestApp } from './openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

async function search(filter: VacancyFilter, page = 1): Promise<VacancyPage> {
  const answer = await portal.call('POST', `/vacancies/searchfilter?page=${page}`, { body: filter });
  expect(answer.statusCode).toBe(200);
  return z.parse(vacancyPageSchema, answer.json());
}

const titlesOf = ({ data }: VacancyPage): string[] => data.map(({ title }) => title);

async function everyIdOf(filter: VacancyFilter): Promise<number[]> {
  const first = await search(filter);
  const ids = first.data.map(({ id }) => id);
  for (let page = 2; page <= first.last_page; page++)
    ids.push(...(await search(filter, page)).data.map(({ id }) => id));
  return ids;
}

/** Ids of the open vacancies that an SQL condition finds: what the answer is held against. */
async function idsWhere(condition: string): Promise<number[]> {
  const { rows } = await portal.pool.query<{ id: number }>(
    `select id from vacancies where status = 'open' and ${condition} order by id`,
  );
  return rows.map(({ id }) => id);
}

const sorted = (ids: number[]): number[] => ids.toSorted((a, b) => a - b);

describe('each filter finds exactly what it says', () => {
  const cases: [name: string, filter: VacancyFilter, condition: string][] = [
    ['sectors', { filter_sectors: [2, 7] }, "sectors && '{2,7}'"],
    ['educations', { filter_educations: [107] }, "educations && '{107}'"],
    ['workloads', { filter_workloads: [206] }, "workloads && '{206}'"],
    ['languages', { filter_languages: [304, 305] }, "languages && '{304,305}'"],
    ['districts', { filter_districts: [402] }, 'location_district_id = 402'],
    ['companies', { filter_companies: [1, 3] }, 'company_id in (1, 3)'],
    [
      'kinds of employment',
      { filter_employment_types: ['PART_TIME', 'INTERN'] },
      "employment_type in ('PART_TIME', 'INTERN')",
    ],
    ['remote work', { filter_remote: ['hybrid', 'full'] }, "remote in ('hybrid', 'full')"],
    ['work permits', { filter_work_permits: ['sponsored'] }, "work_permit = 'sponsored'"],
    ['age', { posted_within: 3 }, "published_at > now() - interval '3 days'"],
    [
      'a stated salary',
      { salary_stated: true },
      'salary_visible and coalesce(salary_max, salary_min) is not null',
    ],
    [
      'two of them together',
      { filter_sectors: [1], filter_languages: [302] },
      "sectors && '{1}' and languages && '{302}'",
    ],
    ['an empty list', { filter_sectors: [] }, 'true'],
  ];
  test.each(cases)('%s', async (_, filter, condition) => {
    const expected = await idsWhere(condition);
    expect(expected.length).toBeGreaterThan(0);
    expect(sorted(await everyIdOf(filter))).toEqual(expected);
    expect((await search(filter)).total).toBe(expected.length);
  });

  test('an id of another list means nothing: a language is no sector', async () => {
    expect((await search({ filter_sectors: [301] })).total).toBe(0);
  });
});

describe('words', () => {
  test('a whole word finds its other forms', async () => {
    expect(titlesOf(await search({ search_string: 'cooks' }))).toContain('Line Cook');
  });

  test('an unfinished word finds what it could become', async () => {
    expect(titlesOf(await search({ search_string: 'recep' }))).toContain('Receptionist');
  });

  test.each([
    ['coook', 'Line Cook'],
    ['recepcionist', 'Receptionist'],
    ['nures', 'Registered Nurse'],
    ['softwre develper', 'Junior Software Developer'],
    ['lne cook', 'Line Cook'],
    ['line coko', 'Line Cook'],
  ])('the slip in "%s" is forgiven', async (typed, title) => {
    expect(titlesOf(await search({ search_string: typed }))).toContain(title);
  });

  test('accents do not matter in either direction', async () => {
    const plain = await everyIdOf({ search_string: 'senor pescado' });
    expect(plain.length).toBeGreaterThan(0);
    expect(await everyIdOf({ search_string: 'Señor Pescado' })).toEqual(plain);
    expect(await everyIdOf({ search_string: 'sén\u0303or pescado' })).toEqual(plain);
  });

  test('a company, a sector and a district are words too', async () => {
    const { data } = await search({ search_string: 'kas di sabor' });
    expect(new Set(data.map(({ company }) => company.name))).toEqual(new Set(['Kas di Sabor']));
    const noord = await search({ search_string: 'nurse oranjestad' });
    expect(titlesOf(noord)[0]).toContain('Nurse');
  });

  test('a title that says it comes before a description that mentions it', async () => {
    const titles = titlesOf(await search({ search_string: 'cook', sort_by: 'relevance' }));
    const last = titles.findLastIndex((title) => /\bcook/i.test(title));
    expect(titles.slice(0, last + 1).every((title) => /\bcook/i.test(title))).toBe(true);
    expect(titles.length).toBeGreaterThan(last + 1);
  });

  test('words that are found are not second-guessed', async () => {
    expect(
      titlesOf(await search({ search_string: 'barista' })).every((title) => /barista/i.test(title)),
    ).toBe(true);
  });

  test('nonsense finds nothing', async () => {
    const page = await search({ search_string: 'xqzwvkj' });
    expect(page).toMatchObject({ total: 0, data: [], last_page: 1 });
  });

  test.each([
    '%',
    '_',
    '\\',
    "'; drop table vacancies; --",
    ':* | !!',
    '((',
    '"',
    '&',
    '*',
    '.*',
    '½ŉ',
    '\u0000a',
    '𝔠𝔬𝔬𝔨 💥',
  ])('the text %j is text and no pattern', async (text) => {
    const answer = await portal.call('POST', '/vacancies/searchfilter', { body: { search_string: text } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<VacancyPage>().total).toBeLessThan(20);
  });

  test('two hundred letters are searched, one more is refused', async () => {
    await search({ search_string: 'a'.repeat(200) });
    const answer = await portal.call('POST', '/vacancies/searchfilter', {
      body: { search_string: 'a'.repeat(201) },
    });
    expect(answer.statusCode).toBe(422);
  });
});
