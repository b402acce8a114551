import type { VacancyFilter, VacancyPage } from '@cpa/shared/contracts';
import { createVacancySearch } from '../src/domains/vacancies/search/vacancySearch.service.ts';
import { openDemoApp } from './openDemoApp.ts';
import type { TestApp } from './openTestApp.ts';
import { searchAllVacancies, searchVacancies } from './searchVacancies.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

const search = (filter: VacancyFilter, page = 1) => searchVacancies(portal, filter, page);

const titlesOf = ({ data }: VacancyPage): string[] => data.map(({ title }) => title);

const everyIdOf = async (filter: VacancyFilter): Promise<number[]> =>
  (await searchAllVacancies(portal, filter)).map(({ id }) => id);

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
    expect(titles[0]).toMatch(/\bcook/i);
    expect(titles.slice(0, last + 1).every((title) => /\bcook/i.test(title))).toBe(true);
    expect(titles.length).toBeGreaterThan(last + 1);
  });

  test('words that are found are not second-guessed', async () => {
    const titles = titlesOf(await search({ search_string: 'barista' }));
    expect(titles).toContainEqual(expect.stringMatching(/^Barista/));
    expect(titles.filter((title) => !/barista/i.test(title))).toEqual([]);
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
    '\u0000xq',
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

describe('more hits than one wants to look at', () => {
  const filters: VacancyFilter[] = [
    {},
    { search_string: 'english' },
    { search_string: 'manager' },
    { search_string: 'papiamento', filter_sectors: [1, 2] },
    { search_string: 'english', sort_by: 'relevance' },
    { search_string: 'english', sort_by: 'date', sort_order: 'asc' },
    { filter_languages: [301] },
    { sort_by: 'date' },
    { sort_by: 'closing' },
    { sort_by: 'closing', sort_order: 'desc' },
    { sort_by: 'salary' },
    { sort_by: 'salary', sort_order: 'asc' },
  ];
  test.each(filters)('are listed in the same order, page by page: %j', async (filter) => {
    const walk = createVacancySearch(portal.db, 5);
    const exact = createVacancySearch(portal.db, 5000);
    const { last_page } = await exact(filter, 1);
    for (let page = 1; page <= last_page + 1; page++) {
      expect(await walk(filter, page)).toEqual(await exact(filter, page));
    }
  });

  test('their counts are lent for a while, those of few hits never', async () => {
    const searchMany = createVacancySearch(portal.db, 5);
    const before = await searchMany({}, 1);
    const rare = await searchMany({ filter_companies: [1] }, 1);
    expect(rare.total).toBe(5);
    await portal.pool.query(
      "update vacancies set status = 'closed' where title = 'Line Cook' and company_id = 1",
    );
    try {
      expect((await searchMany({}, 1)).total).toBe(before.total);
      expect((await searchMany({ filter_companies: [1] }, 1)).total).toBe(4);
    } finally {
      await portal.pool.query(
        "update vacancies set status = 'open' where title = 'Line Cook' and company_id = 1",
      );
    }
  });
});

test('a single letter and a word that says nothing do not hide everything', async () => {
  expect((await search({ search_string: 'a' })).total).toBe((await search({})).total);
  expect((await search({ search_string: 'the nurse' })).total).toBe(
    (await search({ search_string: 'nurse' })).total,
  );
});
