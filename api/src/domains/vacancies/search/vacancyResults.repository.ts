import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, type VacancyCardRow } from '../cards/vacancyCards.repository.ts';
import { conditionsOf, type VacancySearch } from '../vacancyConditions.repository.ts';
import { toColumns } from './createColumnBuilder.ts';
import type { FacetColumns } from './facetColumns.ts';
import { columnText } from './facetColumns.repository.ts';
import { withBitmaps, withSearchIndex } from './searchIndex.repository.ts';
import {
  pageOfLargeResult,
  pageOfSmallResult,
  pageOfSortedResult,
  rankedHits,
  someHits,
} from './vacancyHits.repository.ts';

export interface SmallResult {
  total: number;
  /** Rows of the requested page. */
  rows: VacancyCardRow[];
  /** All hits, to count their facets. */
  columns: FacetColumns;
}

/** Reads a page, the number of hits and the facet columns in one statement. Undefined from `most` hits on. */
export async function readSmallResult(
  db: Database,
  search: VacancySearch,
  page: number,
  most: number,
): Promise<SmallResult | undefined> {
  const cards = selectCards(db, pageOfSmallResult(search, page));
  const { rows } = await withSearchIndex(
    db,
    search,
    async (trx) =>
      await sql<{ total: number; columns: string | null } & ({ id: null } | VacancyCardRow)>`
        with hits as materialized (${someHits(search, most)}), matched as materialized (${rankedHits(search, most)})
        select counted.total, card.*, case when row_number() over (order by card.place) = 1 then (
          select ${columnText} from hits where counted.total < ${most}
        ) end as columns
        from (select count(*) as total from hits) counted left join ${cards} card on true
        order by card.place
      `.execute(trx),
  );
  const { total, columns } = rows[0]!;
  if (total >= most) return undefined;
  return { total, rows: rows.filter((row) => row.id !== null), columns: toColumns(columns) };
}

/** Counts the results of each search in one statement, up to `most` each. */
export async function countResults(db: Database, searches: VacancySearch[], most: number): Promise<number[]> {
  const counts = searches.map(
    (search) => sql`(select count(*) from (
      select from vacancies v where ${conditionsOf(search)} limit ${most}
    ) found)`,
  );
  const { rows } = await withSearchIndex(
    db,
    { parts: searches.flatMap(({ parts = [] }) => parts) },
    async (trx) =>
      await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(trx),
  );
  return rows[0]!.counts;
}

/** Reads one page of a result that is too large to count, by walking the index of the order. */
export async function readLargeResult(
  db: Database,
  search: VacancySearch,
  page: number,
): Promise<VacancyCardRow[]> {
  return await selectCards(db, pageOfLargeResult(search, page)).orderBy('hit.place').execute();
}

/** Reads one page like `readLargeResult`, by sorting all results. */
export async function readSortedResult(
  db: Database,
  search: VacancySearch,
  page: number,
): Promise<VacancyCardRow[]> {
  return await withBitmaps(
    db,
    async (trx) => await selectCards(trx, pageOfSortedResult(search, page)).orderBy('hit.place').execute(),
  );
}

function selectCards(db: Executor, ids: ReturnType<typeof pageOfSmallResult>) {
  return selectVacancyCards(db).innerJoin(ids.as('hit'), 'hit.id', 'v.id').select('hit.place');
}
