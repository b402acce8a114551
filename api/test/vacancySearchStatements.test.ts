import { Kysely, PostgresDialect } from 'kysely';
import type { VacancyFilter, VacancyPage } from '@cpa/shared/contracts';
import { createFacetIndex } from '../src/domains/vacancies/search/facetIndex.ts';
import { createVacancySearch } from '../src/domains/vacancies/search/vacancySearch.service.ts';
import type { Schema } from '../src/platform/database/schema.ts';
import { openDemoApp } from './openDemoApp.ts';
import type { TestApp } from './openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openDemoApp();
});
afterAll(async () => await portal.close());

/** Runs a search of a small result and returns the statements that read vacancies, with the page. */
async function searchAndRecord(filter: VacancyFilter): Promise<{ found: VacancyPage; statements: string[] }> {
  const index = createFacetIndex(portal.db);
  await index.refresh();
  const statements: string[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: portal.pool }),
    log: ({ query }) => {
      if (query.sql.includes('vacancies')) statements.push(query.sql);
    },
  });
  const found = await createVacancySearch(db, { index })(filter, 1);
  expect(found.total).toBeGreaterThan(2);
  return { found, statements };
}

test.each<VacancyFilter>([{ search_string: 'cook' }, { filter_companies: [1] }])(
  'reads a page and all its counts in one statement without facet filters: %j',
  async (filter) => {
    const { found, statements } = await searchAndRecord(filter);
    expect(statements).toHaveLength(1);
    const inEnglish = await searchAndRecord({ ...filter, filter_languages: [301] });
    expect(found.facets.languages.find(({ id }) => id === 301)!.count).toBe(inEnglish.found.total);
  },
);

test('compares a text with few matches once for the page and once for all facets with a filter', async () => {
  const { found, statements } = await searchAndRecord({
    search_string: 'cook',
    filter_languages: [301],
    filter_workloads: [201],
    posted_within: 30,
  });
  expect(statements.filter((statement) => statement.includes('v.search @@'))).toHaveLength(2);
  // One more reads what is counted, by ID.
  expect(statements).toHaveLength(3);
  const { found: inAnyLanguage } = await searchAndRecord({
    search_string: 'cook',
    filter_workloads: [201],
    posted_within: 30,
  });
  expect(found.facets.languages).toEqual(inAnyLanguage.facets.languages);
});
