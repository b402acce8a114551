import type { VacancyFilter, VacancyPage } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { readOptions } from '../../options/options.repository.ts';
import { selectVacancyCards, toVacancyCard, type VacancyCardRow } from '../cards/vacancyCards.repository.ts';
import { createFacetCountCache } from './facetCountCache.ts';
import {
  asSearch,
  typedSearch,
  type Dimension,
  type VacancySearch,
} from '../vacancyConditions.repository.ts';
import {
  countFacets,
  facetPasses,
  passName,
  toFacets,
  toLoosened,
  totalOf,
  type Counts,
} from './vacancyFacets.repository.ts';
import { pageOfLargeResult, pageOfSmallResult, PER_PAGE, someHits } from './vacancyHits.repository.ts';
import { correctWords } from './wordCorrections.repository.ts';

/** A word with at most this many hits may be a typing error. */
const HARDLY_ANY = 2;

export type SearchVacancies = (filter: VacancyFilter, page: number) => Promise<VacancyPage>;

/** Up to this many hits are fetched, ranked and counted for every request. */
const FEW_ENOUGH = 3000;

/**
 * Searches vacancies: one page, the total, and the count of each filter value. Above `fewEnough` hits only the page
 * is read, and counts may be half a minute old.
 */
export function createVacancySearch(db: Database, fewEnough = FEW_ENOUGH): SearchVacancies {
  const keeper = createFacetCountCache<Counts>((counts) => totalOf(counts) > fewEnough);

  async function run(search: VacancySearch, page: number): Promise<VacancyPage> {
    const isMany = keeper.peek(passName(search)) !== undefined;
    const [options, found, ...passes] = await Promise.all([
      readOptions(db),
      isMany ? readMany(search, page) : readSome(search, page),
      ...facetPasses(search).map(async (dimension) => {
        const counts = await keeper.get(passName(search, dimension), () =>
          countFacets(db, search, dimension),
        );
        return [dimension, counts] as const;
      }),
    ]);
    const counts = new Map<Dimension | undefined, Counts>(passes);
    const total = found.total ?? totalOf(counts.get(undefined)!);
    const countsOf = (dimension: Dimension) => counts.get(dimension) ?? counts.get(undefined)!;
    return {
      page,
      per_page: PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
      data: found.rows.map(toVacancyCard),
      facets: toFacets(options, search, countsOf),
      loosened: total === 0 ? toLoosened(search, countsOf) : [],
    };
  }

  type Found = { rows: VacancyCardRow[]; total?: number };

  /** Reads page and count in one statement, or uses `readMany` for large results. */
  async function readSome(search: VacancySearch, page: number): Promise<Found> {
    const cards = cardsOf(pageOfSmallResult(search, page));
    const { rows } = await sql<{ total: number } & ({ id: null } | VacancyCardRow)>`
      with matched as materialized (${someHits(search, fewEnough + 1)})
      select counted.total, card.* from (select count(*) as total from matched) counted left join ${cards} card on true
      order by card.place
    `.execute(db);
    const { total } = rows[0]!;
    if (total > fewEnough) return await readMany(search, page);
    return { total, rows: rows.filter((row) => row.id !== null) };
  }

  async function readMany(search: VacancySearch, page: number): Promise<Found> {
    return { rows: await cardsOf(pageOfLargeResult(search, page)).orderBy('hit.place').execute() };
  }

  function cardsOf(ids: ReturnType<typeof pageOfSmallResult>) {
    return selectVacancyCards(db).innerJoin(ids.as('hit'), 'hit.id', 'v.id').select('hit.place');
  }

  /** Adds, for an empty result, the counts without the text query. */
  return async (filter, page) => {
    const found = await find(filter, page);
    const { search_string, ...rest } = filter;
    if (found.total > 0 || !search_string || Object.keys(rest).length === 0) return found;
    const { total } = await run(asSearch(rest, undefined), 1);
    if (total > 0) found.loosened.unshift({ without: 'search_string', total });
    return found;
  };

  async function find(filter: VacancyFilter, page: number): Promise<VacancyPage> {
    const search = typedSearch(filter);
    if (!search) return await nothing(filter, page);
    const found = await run(search, page);
    if (!search.words || found.total > HARDLY_ANY) return found;
    const corrected = await correctWords(db, search.words.flat());
    if (!corrected) return found;
    const wider = await run(asSearch(filter, corrected), page);
    return wider.total > found.total ? wider : found;
  }

  /** The query has no searchable characters. Selected filters stay listed. */
  async function nothing(filter: VacancyFilter, page: number): Promise<VacancyPage> {
    const none: Counts = new Map();
    return {
      page,
      per_page: PER_PAGE,
      total: 0,
      last_page: 1,
      data: [],
      facets: toFacets(await readOptions(db), asSearch(filter, undefined), () => none),
      loosened: [],
    };
  }
}
