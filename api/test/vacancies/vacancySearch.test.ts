import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type { VacancyFilter, VacancyPage } from '@cpa/shared/contracts';
import { createFacetIndex } from '../../src/domains/vacancies/search/facetIndex.ts';
import { totalOf } from '../../src/domains/vacancies/search/vacancyFacets.repository.ts';
import { createVacancySearch } from '../../src/domains/vacancies/search/vacancySearch.service.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';
import { searchAllVacancies, searchVacancies } from '../support/searchVacancies.ts';
import { waitUntil } from '../support/waitUntil.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

const search = (filter: VacancyFilter, page = 1) => searchVacancies(portal, filter, page);

const titlesOf = ({ data }: VacancyPage): string[] => data.map(({ title }) => title);

const everyIdOf = async (filter: VacancyFilter): Promise<number[]> =>
  (await searchAllVacancies(portal, filter)).map(({ id }) => id);

/** Ids of the open vacancies that match an SQL condition: the expected result. */
async function idsWhere(condition: string): Promise<number[]> {
  const { rows } = await portal.pool.query<{ id: number }>(
    `select id from vacancies where status = 'open' and ${condition} order by id`,
  );
  return rows.map(({ id }) => id);
}

const sorted = (ids: number[]): number[] => ids.toSorted((a, b) => a - b);

describe('each filter finds exactly its matches', () => {
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

  test('ignores ids of another list', async () => {
    expect((await search({ filter_sectors: [301] })).total).toBe(0);
  });
});

describe('text search', () => {
  test('matches other forms of a word', async () => {
    expect(titlesOf(await search({ search_string: 'cooks' }))).toContain('Line Cook');
  });

  test('matches prefixes', async () => {
    expect(titlesOf(await search({ search_string: 'recep' }))).toContain('Receptionist');
  });

  test.each([
    ['coook', 'Line Cook'],
    ['recepcionist', 'Receptionist'],
    ['nures', 'Registered Nurse'],
    ['softwre develper', 'Junior Software Developer'],
    ['lne cook', 'Line Cook'],
    ['line coko', 'Line Cook'],
  ])('tolerates the typing error in "%s"', async (typed, title) => {
    expect(titlesOf(await search({ search_string: typed }))).toContain(title);
  });

  test('ignores accents in both directions', async () => {
    const plain = await everyIdOf({ search_string: 'senor pescado' });
    expect(plain.length).toBeGreaterThan(0);
    expect(await everyIdOf({ search_string: 'Señor Pescado' })).toEqual(plain);
    expect(await everyIdOf({ search_string: 'sén\u0303or pescado' })).toEqual(plain);
  });

  test('searches companies, sectors and districts', async () => {
    const { data } = await search({ search_string: 'cas di sabor' });
    expect(new Set(data.map(({ company }) => company.name))).toEqual(new Set(['Cas di Sabor']));
    const noord = await search({ search_string: 'nurse oranjestad' });
    expect(titlesOf(noord)[0]).toContain('Nurse');
  });

  test('ranks a title match above a description match', async () => {
    const titles = titlesOf(await search({ search_string: 'cook', sort_by: 'relevance' }));
    const last = titles.findLastIndex((title) => /\bcook/i.test(title));
    expect(titles[0]).toMatch(/\bcook/i);
    expect(titles.slice(0, last + 1).every((title) => /\bcook/i.test(title))).toBe(true);
    expect(titles.length).toBeGreaterThan(last + 1);
  });

  test('corrects no word that has matches', async () => {
    const titles = titlesOf(await search({ search_string: 'barista' }));
    expect(titles).toContainEqual(expect.stringMatching(/^Barista/));
    expect(titles.filter((title) => !/barista/i.test(title))).toEqual([]);
  });

  test.each([
    ['kok', /^Line Cook/],
    ['enfermera', /^Registered Nurse/],
    ['sirbido', /^Waiter/],
    ['souschef', /^Sous Chef/],
    ['life guard', /^Lifeguard/],
    ['scuba', /^Dive Instructor/],
    ['math teacher', /^Mathematics Teacher/],
    ['barkeeper', /^Bartender/],
  ])('finds the occupation that "%s" names', async (typed, title) => {
    expect(titlesOf(await search({ search_string: typed }))[0]).toMatch(title);
  });

  test('ranks titles with the typed words before other names of the occupation', async () => {
    const titles = titlesOf(await search({ search_string: 'housekeeper' }));
    const isTyped = titles.map((title) => /housekeeper/i.test(title));
    expect(isTyped).toContain(false);
    expect(isTyped.toSorted((one, other) => Number(other) - Number(one))).toEqual(isTyped);
  });

  test('a synonym narrows with the other words', async () => {
    const all = await everyIdOf({ search_string: 'verpleegkundige' });
    const narrowed = { search_string: 'verpleegkundige oranjestad' };
    const inOranjestad = await everyIdOf(narrowed);
    expect(inOranjestad.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining(inOranjestad));
    expect((await search(narrowed)).left_out).toEqual([]);
  });

  test.each([
    ['watier', 'waiter', /^Waiter/],
    ['housekeping', 'housekeeping', /Housekeeper|Room Attendant/],
    ['costumer service', 'customer service', /^Customer Service/],
  ])('prefers an occupation as the correction of "%s" and says so', async (typed, corrected, title) => {
    const page = await search({ search_string: typed });
    expect([page.corrected, page.left_out]).toEqual([corrected, []]);
    expect(titlesOf(page)[0]).toMatch(title);
  });

  test.each([
    ['zzyzx barista', ['zzyzx']],
    ['barista zzyzx qwrtp', ['zzyzx', 'qwrtp']],
  ])('leaves out the words that nothing matches in "%s"', async (typed, leftOut) => {
    const page = await search({ search_string: typed });
    expect([page.corrected, page.left_out]).toEqual([null, leftOut]);
    expect(titlesOf(page)[0]).toMatch(/^Barista/);
  });

  test('corrects no word in the name of an occupation that no vacancy has', async () => {
    expect(await search({ search_string: 'tourist guide' })).toMatchObject({ total: 0, left_out: [] });
  });

  test('names a left out word as it was typed', async () => {
    const page = await search({ search_string: 'dama di recepcion' });
    expect([page.corrected, page.left_out]).toEqual([null, ['dama']]);
    expect(titlesOf(page)[0]).toMatch(/^Receptionist/);
  });

  test('leaves out no word while all match', async () => {
    expect(await search({ search_string: 'line cook' })).toMatchObject({ corrected: null, left_out: [] });
  });

  test('finds nothing for nonsense', async () => {
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
    const response = await portal.call('POST', '/vacancies/searchfilter', { body: { search_string: text } });
    expect(response.statusCode).toBe(200);
    expect(response.json<VacancyPage>().total).toBeLessThan(20);
  });

  test('accepts two hundred characters and rejects one more', async () => {
    await search({ search_string: 'a'.repeat(200) });
    const response = await portal.call('POST', '/vacancies/searchfilter', {
      body: { search_string: 'a'.repeat(201) },
    });
    expect(response.statusCode).toBe(422);
  });
});

describe('large result sets', () => {
  test.each<VacancyFilter>([
    {},
    { filter_languages: [301], filter_districts: [401, 402] },
    { filter_sectors: [1, 2, 3], filter_workloads: [201, 205], filter_employment_types: ['FULL_TIME'] },
    { posted_within: 7, salary_stated: true },
    { posted_within: 14, filter_companies: [1, 2] },
    { filter_remote: ['no'], filter_work_permits: ['any'], filter_educations: [101] },
    { search_string: 'english', filter_languages: [303] },
    { search_string: 'manager' },
    { search_string: 'cook', filter_districts: [408], posted_within: 30 },
    { salary: 3050 },
    { salary: 3000, salary_unstated: true, filter_districts: [402], within_km: 5 },
  ])('have the same facet counts from memory and from the database: %j', async (filter) => {
    const index = createFacetIndex(portal.db);
    await index.refresh();
    const fromMemory = await createVacancySearch(portal.db, { fewEnough: 5, index })(filter, 1);
    const fromDatabase = await createVacancySearch(portal.db, { fewEnough: 5000 })(filter, 1);
    expect(fromMemory.facets).toEqual(fromDatabase.facets);
    expect(fromMemory.salaries).toEqual(fromDatabase.salaries);
    expect(fromMemory.total).toBe(fromDatabase.total);
  });

  test('are counted in memory from the first search on', async () => {
    const index = createFacetIndex(portal.db);
    expect(index.isReady()).toBe(false);
    const { total } = await createVacancySearch(portal.db, { index })({ filter_languages: [301] }, 1);
    expect(totalOf((await index.count({ filter_languages: [301] }))!.get(undefined)!)).toBe(total);
  });

  test('are counted in the database while the columns cannot be read', async () => {
    const none = async (): Promise<undefined> => undefined;
    const index = {
      refresh: none,
      untilReady: none,
      count: () => undefined,
      isReady: () => false,
      size: () => 0,
      settledAt: () => 0,
    };
    const counted = await createVacancySearch(portal.db, { fewEnough: 5, index })({}, 1);
    expect(counted.facets).toEqual((await createVacancySearch(portal.db)({}, 1)).facets);
  });

  test('are counted in memory with an announced change soon after it', async () => {
    const changes = new EventEmitter();
    const index = createFacetIndex(portal.db, changes);
    await index.refresh();
    const before = index.size();
    const [id] = await everyIdOf({});
    await portal.pool.query(`update vacancies set status = 'closed' where id = ${id}`);
    changes.emit('changed');
    expect(index.settledAt()).toBe(Number.POSITIVE_INFINITY);
    await waitUntil(() => index.settledAt() <= performance.now());
    expect(index.size()).toBe(before - 1);
    await portal.pool.query(`update vacancies set status = 'open' where id = ${id}`);
  });

  test('are counted in reloaded columns when those in memory are older than a minute', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    try {
      const index = createFacetIndex(portal.db);
      await index.refresh();
      clock.mockReturnValue(59_000);
      expect(index.isReady()).toBe(true);
      await index.refresh();
      clock.mockReturnValue(59_000 + 61_000);
      expect(index.isReady()).toBe(false);
      await createVacancySearch(portal.db, { fewEnough: 5, index })({}, 1);
      expect(index.isReady()).toBe(true);
    } finally {
      clock.mockRestore();
    }
  });

  test('cache the facet counts of large results only', async () => {
    const searchMany = createVacancySearch(portal.db, { fewEnough: 5 });
    const before = await searchMany({}, 1);
    const rare = await searchMany({ filter_companies: [1] }, 1);
    expect(rare.total).toBe(5);
    const setStatus = async (status: string) =>
      await portal.pool.query(
        "update vacancies set status = $1 where title = 'Line Cook' and company_id = 1",
        [status],
      );
    await setStatus('closed');
    try {
      expect((await searchMany({}, 1)).total).toBe(before.total);
      expect((await searchMany({ filter_companies: [1] }, 1)).total).toBe(4);
    } finally {
      await setStatus('open');
    }
  });
});

test('a single letter and a stop word do not hide results', async () => {
  expect((await search({ search_string: 'a' })).total).toBe((await search({})).total);
  expect((await search({ search_string: 'the nurse' })).total).toBe(
    (await search({ search_string: 'nurse' })).total,
  );
});
