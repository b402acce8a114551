import type { VacancyFilter, VacancyPage } from '@cpa/shared/contracts';
import { createVacancySearch } from '../../src/domains/vacancies/search/vacancySearch.service.ts';
import { aVacancy } from '../support/aVacancy.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';
import { searchAllVacancies, searchVacancies } from '../support/searchVacancies.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

const search = (filter: VacancyFilter, page = 1) => searchVacancies(portal, filter, page);
const everyOf = (filter: VacancyFilter) => searchAllVacancies(portal, filter);

describe('sort order', () => {
  test('lists three sponsored vacancies first, then the newest with the others in place, by default', async () => {
    const all = await everyOf({});
    const dates = (some: typeof all) => some.map(({ published_at }) => published_at!);
    const newestSponsored = (await everyOf({ sort_by: 'date' })).filter(({ sponsored }) => sponsored);
    expect(all.slice(0, 3).map(({ id }) => id)).toEqual(newestSponsored.slice(0, 3).map(({ id }) => id));
    const rest = all.slice(3);
    expect(dates(rest)).toEqual(dates(rest).toSorted().toReversed());
    expect(rest.filter(({ sponsored }) => sponsored)).toHaveLength(9);
    expect(new Set(all.map(({ id }) => id)).size).toBe((await search({})).total);
  });

  test('obeys sort_order without sort_by', async () => {
    const oldest = await everyOf({ sort_order: 'asc' });
    expect(oldest.map(({ id }) => id)).toEqual(
      (await everyOf({ sort_by: 'date', sort_order: 'asc' })).map(({ id }) => id),
    );
    expect(oldest[0]!.published_at! < oldest.at(-1)!.published_at!).toBe(true);
  });

  test('lists the best match first for a search, sponsored or not', async () => {
    const found = await everyOf({ search_string: 'cook' });
    const marks = found.map(({ sponsored }) => sponsored);
    expect(new Set(marks).size).toBe(2);
    expect(found[0]).toMatchObject({ title: expect.stringContaining('Cook'), sponsored: false });
    const asked = await everyOf({ search_string: 'cook', sort_by: 'relevance' });
    expect(found.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
  });

  test('sorts by date in both directions', async () => {
    const dates = (await everyOf({ sort_by: 'date' })).map(({ published_at }) => published_at!);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const turned = (await everyOf({ sort_by: 'date', sort_order: 'asc' })).map(
      ({ published_at }) => published_at!,
    );
    expect(turned).toEqual(dates.toReversed());
  });

  test('sorts by closing date, those without one last', async () => {
    await aVacancy(portal, 1, { title: 'No end', valid_through: null });
    const days = (await everyOf({ sort_by: 'closing' })).map(({ valid_through }) => valid_through ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toBe('9999');
    const turned = await everyOf({ sort_by: 'closing', sort_order: 'desc' });
    expect(turned.at(-1)!.valid_through).toBeNull();
    await portal.db.deleteFrom('vacancies').where('title', '=', 'No end').execute();
  });

  test('compares salaries per month in florins, those without one last', async () => {
    const monthly = ({
      salary_min,
      salary_max,
      salary_currency,
      salary_period,
    }: VacancyPage['data'][number]) => {
      const amount = salary_max ?? salary_min;
      if (amount === null) return -1;
      const florins = amount * ({ AWG: 1, USD: 1.79, EUR: 2.05 }[salary_currency!] ?? 1);
      return Math.round(florins * { hour: 40 * 4.333, month: 1, year: 1 / 12 }[salary_period!]);
    };
    const highest = (await everyOf({ sort_by: 'salary' })).map(monthly);
    expect(highest).toEqual(highest.toSorted((a, b) => b - a));
    expect(highest).toContain(-1);
    const lowest = (await everyOf({ sort_by: 'salary', sort_order: 'asc' })).map(monthly);
    const stated = lowest.filter((amount) => amount >= 0);
    expect(stated).toEqual(stated.toSorted((a, b) => a - b));
    expect(lowest.slice(stated.length).every((amount) => amount === -1)).toBe(true);
  });
});

describe('facets', () => {
  const countOf = (page: VacancyPage, facet: keyof VacancyPage['facets'], id: number | string) =>
    page.facets[facet].find((option) => option.id === id)?.count ?? 0;

  test('count the results of each value', async () => {
    const page = await search({ search_string: 'english' });
    for (const [facet, key] of [
      ['sectors', 'filter_sectors'],
      ['educations', 'filter_educations'],
      ['workloads', 'filter_workloads'],
      ['languages', 'filter_languages'],
      ['districts', 'filter_districts'],
      ['employment_types', 'filter_employment_types'],
      ['remote', 'filter_remote'],
      ['work_permits', 'filter_work_permits'],
    ] as const) {
      expect(page.facets[facet].length).toBeGreaterThan(1);
      const { id, count } = page.facets[facet][1]!;
      const narrowed = await search({ search_string: 'english', [key]: [id] });
      expect(narrowed.total).toBe(count);
    }
  });

  test('count age and stated salaries under the other filters', async () => {
    const { facets } = await search({ filter_sectors: [2] });
    expect(facets.posted_within.map(({ id }) => id)).toEqual([1, 3, 7, 30]);
    for (const { id, count } of facets.posted_within) {
      const narrowed = await search({ filter_sectors: [2], posted_within: Number(id) });
      expect(narrowed.total).toBe(count);
      expect(narrowed.facets.posted_within).toEqual(facets.posted_within);
    }
    const stated = await search({ filter_sectors: [2], salary_stated: true });
    expect(facets.salary_stated).toEqual([{ id: 'true', name: 'Salary stated', count: stated.total }]);
  });

  test('of an empty result show the counts without each filter', async () => {
    const asked = { search_string: 'xqzwvkj', filter_sectors: [2], salary_stated: true };
    const { total } = await search({ filter_sectors: [2], salary_stated: true });
    expect((await search(asked)).loosened).toEqual([{ without: 'search_string', total }]);
    // No casino vacancy is remote.
    const empty = await search({ filter_sectors: [13], filter_remote: ['full'] });
    expect(empty).toMatchObject({ total: 0 });
    expect(empty.loosened).toEqual([
      { without: 'filter_sectors', total: (await search({ filter_remote: ['full'] })).total },
      { without: 'filter_remote', total: (await search({ filter_sectors: [13] })).total },
    ]);
    expect((await search({ filter_sectors: [2] })).loosened).toEqual([]);
  });

  test('a selected value narrows other facets, not its own', async () => {
    const all = await search({});
    const food = await search({ filter_sectors: [2] });
    expect(countOf(food, 'sectors', 7)).toBe(countOf(all, 'sectors', 7));
    expect(countOf(food, 'languages', 301)).toBeLessThan(countOf(all, 'languages', 301));
    expect(countOf(food, 'languages', 301)).toBe(
      (await search({ filter_sectors: [2], filter_languages: [301] })).total,
    );
  });

  test('two selected facets narrow each other', async () => {
    const page = await search({ filter_sectors: [2], filter_workloads: [206] });
    expect(countOf(page, 'sectors', 1)).toBe(
      (await search({ filter_sectors: [1], filter_workloads: [206] })).total,
    );
    expect(countOf(page, 'workloads', 205)).toBe(
      (await search({ filter_sectors: [2], filter_workloads: [205] })).total,
    );
  });

  test('workloads of one kind are alternatives, and kinds narrow each other', async () => {
    const idsOf = async (filter: VacancyFilter) => {
      const { data, last_page } = await search(filter);
      const rest = Array.from({ length: last_page - 1 }, (_, index) => search(filter, index + 2));
      return new Set(
        [...data, ...(await Promise.all(rest)).flatMap((page) => page.data)].map(({ id }) => id),
      );
    };
    const inBoth = (one: Set<number>, other: Set<number>) => [...one].filter((id) => other.has(id)).length;
    const [fullTime, partTime, weekends] = await Promise.all(
      [201, 203, 206].map((id) => idsOf({ filter_workloads: [id] })),
    );
    expect(await idsOf({ filter_workloads: [201, 203] })).toEqual(new Set([...fullTime!, ...partTime!]));
    const both = await search({ filter_workloads: [201, 206] });
    expect(both.total).toBe(inBoth(fullTime!, weekends!));
    expect(both.total).toBeLessThan(fullTime!.size);
    expect(countOf(both, 'workloads', 203)).toBe(inBoth(partTime!, weekends!));
    expect(both.facets.workloads.map(({ id, kind }) => [id, kind])).toContainEqual([206, 'schedule']);
  });

  test('employment types are alternatives to workloads that name a contract', async () => {
    const totals = await Promise.all([
      search({ filter_workloads: [207] }),
      search({ filter_employment_types: ['PART_TIME'] }),
      search({ filter_workloads: [207], filter_employment_types: ['PART_TIME'] }),
    ]);
    const [seasonal, partTime, either] = totals.map(({ total }) => total);
    expect(either).toBeGreaterThan(Math.max(seasonal!, partTime!));
    expect(countOf(totals[2], 'workloads', 207)).toBe(seasonal);
    expect(countOf(totals[2], 'employment_types', 'PART_TIME')).toBe(partTime);
  });

  test('names the kind of workload that an empty result can do without', async () => {
    const empty = await search({ filter_workloads: [204, 209] });
    expect(empty.total).toBe(0);
    expect(empty.loosened.map(({ without }) => without)).toEqual(['hours', 'contract']);
  });

  test('list every value, in the same order for every search', async () => {
    const all = await search({});
    const none = await search({ search_string: 'xqzwvkj' });
    for (const facet of Object.keys(all.facets) as (keyof VacancyPage['facets'])[]) {
      const ids = (page: VacancyPage) => page.facets[facet].map(({ id }) => id);
      expect(ids(none)).toEqual(ids(all));
    }
  });

  test('a selected value without results stays listed', async () => {
    const page = await search({ search_string: 'xqzwvkj nurse', filter_sectors: [13] });
    expect(page.total).toBe(0);
    expect(page.facets.sectors).toContainEqual({ id: 13, name: 'Casino and entertainment', count: 0 });
  });
});

describe('pages', () => {
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
  test.each(filters)('of a large result have the order of a small one: %j', async (filter) => {
    const walk = createVacancySearch(portal.db, { fewEnough: 5 });
    const exact = createVacancySearch(portal.db, { fewEnough: 5000 });
    const { last_page } = await exact(filter, 1);
    for (let page = 1; page <= last_page + 1; page++) {
      expect(await walk(filter, page)).toEqual(await exact(filter, page));
    }
  });

  test('have twenty results, without gaps or duplicates', async () => {
    const all = await everyOf({ sort_by: 'date' });
    const first = await search({ sort_by: 'date' });
    expect(first).toMatchObject({ page: 1, per_page: 20, last_page: Math.ceil(first.total / 20) });
    expect(first.data).toHaveLength(20);
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
  });

  test('past the end are empty and keep the total', async () => {
    for (const filter of [{}, { sort_by: 'date' as const }, { search_string: 'cook' }]) {
      const beyond = await search(filter, 99_999);
      expect(beyond.data).toEqual([]);
      expect(beyond.total).toBe((await search(filter)).total);
    }
  });

  test.each(['0', '-1', '1.5', 'x', '100001'])('page %s is rejected', async (page) => {
    expect((await portal.call('GET', `/vacancies?page=${page}`)).statusCode).toBe(422);
  });

  test('GET /vacancies equals a search without filters', async () => {
    const response = await portal.call('GET', '/vacancies?page=2');
    expect(response.json()).toEqual(await search({}, 2));
  });
});

test('names unknown keys and values by field', async () => {
  const unknown = await portal.call('POST', '/vacancies/searchfilter', { body: { searchstring: 'cook' } });
  expect(unknown.statusCode).toBe(422);
  const wrong = await portal.call('POST', '/vacancies/searchfilter', { body: { sort_by: 'views; drop' } });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json<{ errors: object }>().errors).toHaveProperty('sort_by');
});

test('omits drafts, closed, expired and overdue vacancies', async () => {
  const outlived = await aVacancy(portal, 1, { title: 'Outlived', valid_through: '2020-01-01' });
  const ids = (await everyOf({})).map(({ id }) => id);
  const { rows } = await portal.pool.query<{ id: number }>("select id from vacancies where status <> 'open'");
  expect(rows.length).toBeGreaterThan(20);
  expect(ids.filter((id) => id === outlived || rows.some((row) => row.id === id))).toEqual([]);
  expect((await search({ search_string: 'outlived' })).total).toBe(0);
});

test('hides a hidden salary from lists, sorting and counts', async () => {
  const hidden = await aVacancy(portal, 1, {
    title: 'Secretkeeper',
    salary_min: 987_654_300,
    salary_max: 987_654_300,
    salary_currency: 'AWG',
    salary_period: 'month',
    salary_visible: false,
  });
  for (const filter of [{}, { sort_by: 'salary' as const }, { search_string: 'secretkeeper' }]) {
    const response = await portal.call('POST', '/vacancies/searchfilter', { body: filter });
    expect(response.body).not.toContain('987654300');
  }
  expect((await search({ sort_by: 'salary' })).data.map(({ id }) => id)).not.toContain(hidden);
  expect((await search({ search_string: 'secretkeeper', salary_stated: true })).total).toBe(0);
  expect((await portal.call('GET', `/vacancies/${hidden}`)).body).not.toContain('987654300');
});
