import type { VacancyFacets, VacancyFilter, VacancyPage } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { readOptions } from '../options/options.repository.ts';
import {
  selectVacancyCards,
  toVacancyCard,
  type VacancyCardRow,
} from '../vacancy-cards/vacancyCards.repository.ts';
import { createCountsKeeper } from './countsKeeper.ts';
import { searchWords } from './searchWords.ts';
import type { VacancySearch } from './vacancyConditions.ts';
import { countFacets, facetPasses, toFacets, type Counts } from './vacancyFacets.repository.ts';
import { hitsOf, PER_PAGE } from './vacancyHits.ts';
import { correctWords } from './wordCorrections.repository.ts';

/** At most so many hits, and a word that nobody uses is taken for a typing error. */
const FEW = 2;

export type SearchVacancies = (filter: VacancyFilter, page: number) => Promise<VacancyPage>;

/** The list of vacancies: one page, how many there are, and how many each filter value would leave. */
export function createVacancySearch(db: Database): SearchVacancies {
  const keepCounts = createCountsKeeper<Counts>();

  async function run(search: VacancySearch, key: string, page: number): Promise<VacancyPage> {
    const [found, facets] = await Promise.all([readPage(search, page), readFacets(search, key)]);
    return { ...found, facets };
  }

  async function readPage(search: VacancySearch, page: number): Promise<Omit<VacancyPage, 'facets'>> {
    const { ids, total } = hitsOf(search, page);
    const cards = selectVacancyCards(db)
      .innerJoin(sql<{ id: number; place: number }>`(${ids})`.as('hit'), 'hit.id', 'v.id')
      .select('hit.place');
    const { rows } = await sql<{ total: number } & ({ id: null } | VacancyCardRow)>`
      select counted.total, card.* from (select (${total}) as total) counted left join ${cards} card on true
      order by card.place
    `.execute(db);
    const count = rows[0]!.total;
    return {
      page,
      per_page: PER_PAGE,
      total: count,
      last_page: Math.max(1, Math.ceil(count / PER_PAGE)),
      data: rows.filter((row) => row.id !== null).map(toVacancyCard),
    };
  }

  async function readFacets(search: VacancySearch, key: string): Promise<VacancyFacets> {
    const [options, ...passes] = await Promise.all([
      readOptions(db),
      ...facetPasses(search).map(async (dimension) => {
        const relevant = dimension ? { ...search.filter, [FILTER_OF[dimension]]: undefined } : search.filter;
        const passKey = JSON.stringify([key, { ...relevant, sort_by: undefined, sort_order: undefined }]);
        return [dimension, await keepCounts(passKey, () => countFacets(db, search, dimension))] as const;
      }),
    ]);
    const counts = new Map(passes);
    return toFacets(options, search, (dimension) => counts.get(dimension) ?? counts.get(undefined)!);
  }

  return async (filter, page) => {
    const words = searchWords(filter.search_string);
    if (words?.length === 0) return nothing(page);
    const search = { filter, textQuery: words && asQuery(words.map((word) => [word])) };
    const found = await run(search, '', page);
    if (!words || found.total > FEW) return found;
    const corrected = await correctWords(db, words);
    if (!corrected) return found;
    const wider = await run({ filter, textQuery: asQuery(corrected) }, JSON.stringify(corrected), page);
    return wider.total > found.total ? wider : found;
  };
}

const FILTER_OF = {
  sectors: 'filter_sectors',
  educations: 'filter_educations',
  workloads: 'filter_workloads',
  languages: 'filter_languages',
  districts: 'filter_districts',
  employment_types: 'filter_employment_types',
} as const;

/** Every word, in one of its spellings. */
function asQuery(words: string[][]): RawBuilder<string> {
  if (words.every((spellings) => spellings.length === 1)) return sql`portal_query(${words.flat()}::text[])`;
  const parts = words.map(
    (spellings) =>
      sql`(${sql.join(
        spellings.map((word) => sql`portal_query(array[${word}]::text[])`),
        sql` || `,
      )})`,
  );
  return sql`(${sql.join(parts, sql` && `)})`;
}

function nothing(page: number): VacancyPage {
  const facets = {
    sectors: [],
    educations: [],
    workloads: [],
    languages: [],
    districts: [],
    employment_types: [],
  };
  return { page, per_page: PER_PAGE, total: 0, last_page: 1, data: [], facets };
}
