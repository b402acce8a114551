import { Kysely, PostgresDialect } from 'kysely';
import type { VacancyFilter, VacancyPage } from '@cpa/shared/contracts';
import { createFacetIndex, type FacetIndex } from '../../src/domains/vacancies/search/facetIndex.ts';
import { createVacancySearch } from '../../src/domains/vacancies/search/vacancySearch.service.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

/** Runs a search and returns the statements that read vacancies or corrections, with the page. */
async function searchAndRecord(
  filter: VacancyFilter,
  fewEnough = 3000,
): Promise<{ found: VacancyPage; statements: string[] }> {
  const index = createFacetIndex(portal.db);
  await index.refresh();
  const statements: string[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: portal.pool }),
    log: ({ query }) => {
      if (/vacancies|search_words/.test(query.sql)) statements.push(query.sql);
    },
  });
  const found = await createVacancySearch(db, { index, fewEnough })(filter, 1);
  return { found, statements };
}

test.each<VacancyFilter>([{ search_string: 'cook' }, { filter_companies: [1] }])(
  'reads a page and all its counts in one statement without facet filters: %j',
  async (filter) => {
    const { found, statements } = await searchAndRecord(filter);
    expect(found.total).toBeGreaterThan(2);
    expect(statements).toHaveLength(1);
    const inEnglish = await searchAndRecord({ ...filter, filter_languages: [301] });
    expect(found.facets.languages.find(({ id }) => id === 301)!.count).toBe(inEnglish.found.total);
  },
);

test('reads no corrections of known words with few matches', async () => {
  const { found, statements } = await searchAndRecord({ search_string: 'wachtman' });
  expect([found.total, statements.length]).toEqual([2, 1]);
});

test('compares a text with few matches once for the page and once for all facets with a filter', async () => {
  const { found, statements } = await searchAndRecord({
    search_string: 'cook',
    filter_languages: [301],
    filter_workloads: [201],
    posted_within: 30,
  });
  expect(found.total).toBeGreaterThan(2);
  expect(statements.filter((statement) => statement.includes('v.search @@'))).toHaveLength(2);
  // One more statement reads the counted columns, by ID.
  expect(statements).toHaveLength(3);
  const { found: inAnyLanguage } = await searchAndRecord({
    search_string: 'cook',
    filter_workloads: [201],
    posted_within: 30,
  });
  expect(found.facets.languages).toEqual(inAnyLanguage.facets.languages);
});

test('reads no vacancy by ID for a text without matches', async () => {
  const { found, statements } = await searchAndRecord({ search_string: 'xqzwvkj', filter_languages: [301] });
  expect(found.total).toBe(0);
  expect(statements.filter((statement) => statement.includes('v.id = any'))).toEqual([]);
});

describe('order of large results', () => {
  test.each<VacancyFilter>([
    { filter_companies: [1], sort_by: 'salary' },
    { filter_companies: [1], sort_by: 'date', sort_order: 'asc' },
    { search_string: 'cas di sabor', sort_by: 'closing' },
  ])('sorts a small share of all vacancies: %j', async (filter) => {
    const { found, statements } = await searchAndRecord(filter, 1);
    expect(found.total).toBeGreaterThan(1);
    expect(statements.filter((statement) => /\) "sorted"/.test(statement))).toHaveLength(1);
    expect(found.data).toEqual((await createVacancySearch(portal.db)(filter, 1)).data);
  });

  test('walks the index of the order for a large share', async () => {
    const filter: VacancyFilter = { filter_languages: [301], sort_by: 'closing' };
    const { found, statements } = await searchAndRecord(filter, 1);
    expect(statements.filter((statement) => /\) "walked"/.test(statement))).toHaveLength(1);
    expect(found.data).toEqual((await createVacancySearch(portal.db)(filter, 1)).data);
  });
});

describe('counts of small results', () => {
  /** Columns that cannot be read, so that the database counts. */
  const noIndex: FacetIndex = {
    refresh: async () => undefined,
    untilReady: async () => undefined,
    isReady: () => false,
    size: () => 0,
    count: () => undefined,
    settledAt: () => 0,
  };

  test.each<VacancyFilter>([
    {},
    { search_string: 'cook' },
    { search_string: 'cook', filter_languages: [301], posted_within: 30 },
    { search_string: 'english', salary_stated: true, filter_workloads: [201, 205] },
    { filter_companies: [1, 2], filter_remote: ['no'] },
    { filter_sectors: [1], filter_educations: [101], filter_districts: [401, 402] },
    { filter_sectors: [301], filter_languages: [301] },
  ])('equal those of the database: %j', async (filter) => {
    const inColumns = await createVacancySearch(portal.db)(filter, 1);
    const inDatabase = await createVacancySearch(portal.db, { fewEnough: 0, index: noIndex })(filter, 1);
    expect(inColumns.total).toBe(inDatabase.total);
    expect(inColumns.facets).toEqual(inDatabase.facets);
    expect(inColumns.loosened).toEqual(inDatabase.loosened);
  });

  test('are the same on a page beyond the last one', async () => {
    const searchPage = createVacancySearch(portal.db);
    const filter: VacancyFilter = { search_string: 'cook', filter_languages: [301] };
    const first = await searchPage(filter, 1);
    expect(await searchPage(filter, first.last_page + 1)).toEqual({
      ...first,
      page: first.last_page + 1,
      data: [],
    });
  });

  test('include a vacancy without options, last day and salary', async () => {
    const { rows } = await portal.pool.query<{ id: number }>(`
      insert into vacancies (company_id, title, status, published_at)
      values (1, 'Kwyjibo', 'open', now() - interval '2 days') returning id
    `);
    try {
      const { data, total, facets } = await createVacancySearch(portal.db)({ search_string: 'kwyjibo' }, 1);
      expect([data.map(({ id }) => id), total]).toEqual([rows.map(({ id }) => id), 1]);
      const counted = Object.values(facets).flatMap((values) => values.filter(({ count }) => count > 0));
      expect(counted.map(({ id }) => id)).toEqual(['no', 'any', 3, 7, 30]);
    } finally {
      await portal.pool.query('delete from vacancies where id = $1', [rows[0]!.id]);
    }
  });
});
