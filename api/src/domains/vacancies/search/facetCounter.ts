import type { Database } from '../../../platform/database/connect.ts';
import type { Dimension, VacancySearch } from '../vacancyConditions.repository.ts';
import { createFacetCountCache } from './facetCountCache.ts';
import type { Counts } from './facetColumns.ts';
import { readColumnsOf } from './facetColumns.repository.ts';
import { countDimensions, type CountsByDimension, type FacetIndex } from './facetIndex.ts';
import { countFacets, passName, readTextMatches, totalOf } from './vacancyFacets.repository.ts';

/** Texts with many matches whose IDs are cached. */
const MOST_TEXTS = 50;

interface FacetCounter {
  /** Returns the number of results if it is known to be large, without reading any. */
  largeTotal(search: VacancySearch): Promise<number | undefined>;
  /** Counts all facets, or one facet with its own filter ignored. */
  facets(search: VacancySearch, dimension: Dimension | undefined): Promise<Counts>;
}

/**
 * Counts up to `fewEnough` results exactly, from what the database holds now. Counts more results in the index, which may
 * be a few minutes old at most, or reads them while the index cannot be read. Waits until it is read, at the start
 * and after a pause of all searches: the database takes longer to count a million vacancies than a request may.
 */
export function createFacetCounter(db: Database, index: FacetIndex, fewEnough: number): FacetCounter {
  const { settledAt } = index;
  const counts = createFacetCountCache<Counts>(isLarge, { settledAt });
  /** Counts of a running search in the index, for all its facets. */
  const known = new WeakMap<VacancySearch, Promise<CountsByDimension>>();
  /** Counts of a running search with few matches of its text, for all its facets. */
  const exact = new WeakMap<VacancySearch, Promise<CountsByDimension>>();
  const matches = createFacetCountCache<Int32Array>(({ length }) => length > fewEnough, {
    maxEntries: MOST_TEXTS,
    settledAt,
  });

  function isLarge(counted: Counts): boolean {
    return totalOf(counted) > fewEnough;
  }

  async function count(search: VacancySearch, dimension: Dimension | undefined): Promise<Counts> {
    await index.untilReady();
    const counted = (await countKnown(search))?.get(dimension);
    if (counted) return isLarge(counted) ? counted : await countFacets(db, search, dimension);
    if (!search.parts || !index.isReady()) return await countFacets(db, search, dimension);
    const found = await readMatches(search);
    if (found.length <= fewEnough) return (await countAmong(search, found)).get(dimension)!;
    const among = (await countKnown(search))?.get(dimension);
    return among && isLarge(among) ? among : await countFacets(db, search, dimension);
  }

  /** Counts in the index, if it is read and the matches of a text are cached. */
  async function countKnown(search: VacancySearch): Promise<CountsByDimension | undefined> {
    const among = search.parts && matches.peek(textOf(search));
    if (search.parts && !among) return undefined;
    // Rereads matches in the background when they are older than half a minute.
    if (among) readMatches(search).catch(() => undefined);
    const counting = known.get(search) ?? index.count(search.filter, among);
    if (counting) known.set(search, counting);
    return await counting;
  }

  /** Compares the text once: reads the few vacancies with it by their IDs, once for all facets. */
  async function countAmong(search: VacancySearch, ids: Int32Array): Promise<CountsByDimension> {
    const counting =
      exact.get(search) ??
      readColumnsOf(db, ids).then(async (columns) => await countDimensions(columns, search.filter));
    exact.set(search, counting);
    return await counting;
  }

  async function readMatches(search: VacancySearch): Promise<Int32Array> {
    return await matches.get(textOf(search), async () => await readTextMatches(db, search));
  }

  return {
    async largeTotal(search) {
      const counted = counts.peek(passName(search)) ?? (await countKnown(search))?.get(undefined);
      return counted && isLarge(counted) ? totalOf(counted) : undefined;
    },
    facets: async (search, dimension) =>
      await counts.get(passName(search, dimension), async () => await count(search, dimension)),
  };
}

function textOf({ parts }: VacancySearch): string {
  return JSON.stringify(parts);
}
