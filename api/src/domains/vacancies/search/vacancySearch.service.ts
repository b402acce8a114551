import type { VacancyCard, VacancyFilter, VacancyPage } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { distanceFromAny } from '../../options/districtCentres.ts';
import { readOptions } from '../../options/options.repository.ts';
import { toVacancyCard, type VacancyCardRow } from '../cards/vacancyCards.repository.ts';
import { createFacetCounter } from './facetCounter.ts';
import { countEvery, createFacetIndex, type FacetIndex } from './facetIndex.ts';
import {
  asSearch,
  filteredDimensions,
  typedSearch,
  type Dimension,
  type VacancySearch,
} from '../vacancyConditions.repository.ts';
import type { Counts } from './facetColumns.ts';
import { toFacets, toLoosened, toSalaries, totalOf } from './vacancyFacets.repository.ts';
import { PER_PAGE } from './vacancyHits.repository.ts';
import {
  countResults,
  readLargeResult,
  readSmallResult,
  readSortedResult,
} from './vacancyResults.repository.ts';
import { isNamed, partsOf, type SearchPart } from '../query/searchParts.ts';
import { isRole } from '../query/searchTerms.ts';
import { correctWords } from './wordCorrections.repository.ts';

/** A word with at most this many hits may be a typing error. */
const FEW_HITS = 2;

export type SearchVacancies = (filter: VacancyFilter, page: number) => Promise<VacancyPage>;

/** Up to this many hits are fetched, ranked and counted for every request. */
const FEW_ENOUGH = 3000;
/**
 * Up to this share of all vacancies is sorted. Among more, walking the index of the order soon finds a page. Among fewer,
 * the walk may read nearly all vacancies: none of those with a low salary is near the start of the order by salary.
 */
const MOST_SORTED = 0.06;

/**
 * Searches vacancies: one page, the total, and the count of each filter value. Above `fewEnough` hits only the page
 * is read, and counts may be a few minutes old at most.
 */
export function createVacancySearch(
  db: Database,
  { fewEnough = FEW_ENOUGH, index = createFacetIndex(db) }: { fewEnough?: number; index?: FacetIndex } = {},
): SearchVacancies {
  const count = createFacetCounter(db, index, fewEnough);

  async function run(search: VacancySearch, page: number): Promise<VacancyPage> {
    const many = await count.largeTotal(search);
    const small =
      many === undefined ? readSmallResult(db, search, page, fewEnough + 1) : Promise.resolve(undefined);
    const [options, rows, all, ...passes] = await Promise.all([
      readOptions(db),
      small.then(async (result) => result?.rows ?? (await readMany(search, page))),
      small.then(async (result) =>
        result ? await countEvery(result.columns) : await count.facets(search, undefined),
      ),
      ...filteredDimensions(search.filter).map(
        async (dimension) => [dimension, await count.facets(search, dimension)] as const,
      ),
    ]);
    const counts = new Map<Dimension, Counts>(passes);
    const total = totalOf(all);
    const countsOf = (dimension: Dimension) => counts.get(dimension) ?? all;
    return {
      page,
      per_page: PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
      data: rows.map(toVacancyCard).map((card) => withDistance(card, search.filter)),
      facets: toFacets(options, countsOf),
      salaries: toSalaries(countsOf('salary')),
      loosened: total === 0 ? toLoosened(search, countsOf) : [],
      corrected: null,
      left_out: [],
    };
  }

  async function readMany(search: VacancySearch, page: number): Promise<VacancyCardRow[]> {
    const { sort_by: sort = 'relevance' } = search.filter;
    if (sort === 'relevance') return await readLargeResult(db, search, page);
    const total = totalOf(await count.facets(search, undefined));
    const isSorted = sort === 'distance' || total <= MOST_SORTED * index.size();
    const read = isSorted ? readSortedResult : readLargeResult;
    return await read(db, search, page);
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
    if (!search) return await nothing(page);
    const found = await run(search, page);
    if (!search.parts || found.total > FEW_HITS) return found;
    const corrected = await correctWords(db, search.parts);
    const wider = corrected && (await run(asSearch(filter, corrected.parts), page));
    if (wider && wider.total > found.total) return { ...wider, corrected: corrected.text };
    if (found.total > 0) return found;
    const partial = await findWithout(filter, corrected?.parts ?? search.parts, page);
    if (!partial) return found;
    const asTyped = (word: string) => corrected?.typed.get(word) ?? word;
    return { ...partial, left_out: partial.left_out.map((words) => words.split(' ').map(asTyped).join(' ')) };
  }

  /**
   * Leaves out words until something matches: first those that match nothing alone, then all but the rarest, where the
   * name of an occupation or an option takes precedence over other words.
   */
  async function findWithout(
    filter: VacancyFilter,
    typed: SearchPart[],
    page: number,
  ): Promise<VacancyPage | undefined> {
    // A name without matches is searched without its role, for example "housekeeping supervisor".
    const words = typed.flatMap(({ spellings }) => spellings[0]!.split(' '));
    const isName = typed.length === 1 && words.some(isRole);
    const [roles, others] = [words.filter(isRole), words.filter((word) => !isRole(word))];
    const parts = isName ? [...partsOf(others), ...partsOf(roles)] : typed;
    if (parts.length < 2) return undefined;
    const totals = await countResults(
      db,
      parts.map((part) => asSearch(filter, [part])),
      fewEnough,
    );
    const alone = parts.map((part, place) => ({ part, total: totals[place]! }));
    const matching = alone.filter(({ total }) => total > 0);
    const isTelling = ({ part }: (typeof matching)[0]) => isNamed(part) && !isRole(part.spellings[0]!);
    const [best] = matching.toSorted(
      (one, other) => Number(isTelling(other)) - Number(isTelling(one)) || one.total - other.total,
    );
    if (!best || (isName && !isTelling(best))) return undefined;
    const withMatches = matching.map(({ part }) => part);
    // All words together already matched nothing.
    for (const kept of matching.length < parts.length ? [withMatches, [best.part]] : [[best.part]]) {
      const found = await run(asSearch(filter, kept), page);
      if (found.total === 0) continue;
      const leftOut = parts.filter((part) => !kept.includes(part));
      return { ...found, left_out: leftOut.map(({ spellings }) => spellings[0]!) };
    }
    return undefined;
  }

  /** The query has no searchable characters. */
  async function nothing(page: number): Promise<VacancyPage> {
    const none: Counts = new Map();
    return {
      page,
      per_page: PER_PAGE,
      total: 0,
      last_page: 1,
      data: [],
      facets: toFacets(await readOptions(db), () => none),
      loosened: [],
      corrected: null,
      left_out: [],
    };
  }
}

/** Adds the distance of the district of a vacancy, if the search has one. */
function withDistance(card: VacancyCard, { filter_districts, within_km }: VacancyFilter): VacancyCard {
  const { location_district: district } = card;
  if (within_km === undefined || !filter_districts || !district) return card;
  const distance = distanceFromAny(filter_districts, district.id);
  return distance === undefined ? card : { ...card, distance_km: distance };
}
