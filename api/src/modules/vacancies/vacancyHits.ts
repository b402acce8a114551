import type { SortOrder, VacancySort } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { conditionsOf, isSponsored, type VacancySearch } from './vacancyConditions.ts';

export const PER_PAGE = 20;

/** The ids of one page of a search, with their place, and how many it finds in all. */
export interface Hits {
  ids: RawBuilder<{ id: number; place: number }>;
  total: RawBuilder<number>;
}

/**
 * Without `sort_by`: sponsored ones first, then by relevance when words were given, else the newest.
 * With it: exactly as asked.
 */
export function hitsOf(search: VacancySearch, page: number): Hits {
  const { sort_by, sort_order } = search.filter;
  const sort = sort_by ?? (search.textQuery ? 'relevance' : 'date');
  const first = (page - 1) * PER_PAGE;
  const isSponsoredFirst = sort_by === undefined;
  if (sort === 'relevance' && search.textQuery)
    return rankedHits(search, first, isSponsoredFirst, sort_order);
  const order = orderBy(sort, sort_order);
  const total = sql<number>`select count(*) from vacancies v where ${conditionsOf(search)}`;
  return {
    total,
    ids: isSponsoredFirst ? sponsoredFirst(search, order, first) : inOrder(search, order, first),
  };
}

/** Every hit has to be ranked, so they are found once and counted there. */
function rankedHits(
  search: VacancySearch,
  first: number,
  isSponsoredFirst: boolean,
  order: SortOrder = 'desc',
): Hits {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const sponsored = isSponsoredFirst ? sql`coalesce(${isSponsored}, false)` : sql`false`;
  // 1: a word weighs more in a short title than in a long one.
  const found = sql`
    select v.id, ${sponsored} as sponsored, v.published_at, ts_rank(v.search_title, ${search.textQuery}, 1) as rank
    from vacancies v where ${conditionsOf(search)}
  `;
  return {
    total: sql`select count(*) from vacancies v where ${conditionsOf(search)}`,
    ids: sql`
      select id, row_number() over (order by sponsored desc, rank ${direction}, published_at desc, id desc) as place
      from (${found}) found order by place limit ${PER_PAGE} offset ${first}
    `,
  };
}

/** Two walks along the same index, cut off where the page ends: no order exists that knows who is sponsored now. */
function sponsoredFirst(search: VacancySearch, order: RawBuilder<unknown>, first: number): Hits['ids'] {
  const part = (sponsored: boolean) => sql`(
    select v.id, ${sql.lit(sponsored)} as sponsored, v.published_at from vacancies v
    where ${conditionsOf(search)} and ${sponsored ? isSponsored : sql`(v.sponsored_until is null or v.sponsored_until <= now())`}
    order by ${order} limit ${first + PER_PAGE}
  )`;
  return sql`
    select id, row_number() over (order by sponsored desc, published_at desc, id desc) as place
    from (${part(true)} union all ${part(false)}) found order by place limit ${PER_PAGE} offset ${first}
  `;
}

function inOrder(search: VacancySearch, order: RawBuilder<unknown>, first: number): Hits['ids'] {
  return sql`
    select id, row_number() over () as place from (
      select v.id from vacancies v where ${conditionsOf(search)}
      order by ${order} limit ${PER_PAGE} offset ${first}
    ) found
  `;
}

/** Values of a closed list, chosen here: nothing of the request becomes SQL. */
function orderBy(sort: VacancySort, order: SortOrder | undefined): RawBuilder<unknown> {
  if (sort === 'closing') {
    return order === 'desc'
      ? sql`v.valid_through desc nulls last, v.id desc`
      : sql`v.valid_through asc nulls last, v.id`;
  }
  if (sort === 'salary') {
    return order === 'asc'
      ? sql`v.salary_month_awg asc nulls last, v.id`
      : sql`v.salary_month_awg desc nulls last, v.id desc`;
  }
  return order === 'asc' ? sql`v.published_at asc, v.id asc` : sql`v.published_at desc, v.id desc`;
}
