import type { SortOrder, VacancySort } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { distancesFrom } from '../../options/districtCentres.ts';
import {
  anyPartQuery,
  anySpellingQuery,
  asSearch,
  conditionsOf,
  everyMeaningQuery,
  everyPartQuery,
  isSponsored,
  withoutTerms,
  type VacancySearch,
} from '../vacancyConditions.repository.ts';
import { SPONSORED_AT_TOP } from './sponsored.rules.ts';

export const PER_PAGE = 20;

/** Number of newest title matches that are ranked when there are many hits. */
const RANKED = 300;

/** Ids of one page with their ranks. */
type PageIds = RawBuilder<{ id: number; place: number }>;

/** CTE body that selects every hit, or `most` of them, with the columns for ranks, orders and counts. */
export function someHits(search: VacancySearch, most: number): RawBuilder<unknown> {
  return sql`
    select v.id, v.published_at, v.valid_through, v.salary_month_awg, v.salary_min, v.salary_max,
      v.location_district_id, v.search_title, v.company_id, v.facets,
      coalesce(${isSponsored}, false) as sponsored
    from vacancies v where ${conditionsOf(search)} limit ${most}
  `;
}

/** CTE body that ranks the hits, unless there are `most` of them. */
export function rankedHits(search: VacancySearch, most: number): RawBuilder<unknown> {
  return sql`
    select v.id, v.published_at, v.valid_through, v.salary_month_awg, v.location_district_id, v.sponsored, ${rankOf(search)} as rank
    from hits v where (select count(*) from hits) < ${most}
  `;
}

/** Selects a page of `matched`. */
export function pageOfSmallResult(search: VacancySearch, page: number): PageIds {
  const { isSponsoredFirst } = sortOf(search);
  const ranked = sql`
    select *, sponsored and row_number() over (
      partition by sponsored order by published_at desc, id desc
    ) <= ${SPONSORED_AT_TOP} as is_at_top from matched
  `;
  return sql`(
    select id, row_number() over (order by ${orderOf(search)}) as place
    from ${isSponsoredFirst ? sql`(${ranked}) matched` : sql`matched`}
    order by place limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}
  )`;
}

/** Selects a page of a large result by walking an index in the requested order. */
export function pageOfLargeResult(search: VacancySearch, page: number): PageIds {
  const first = (page - 1) * PER_PAGE;
  const { sort, isSponsoredFirst } = sortOf(search);
  if (sort !== 'relevance' && !isSponsoredFirst) return pageInOrder(search, page, 'walked');
  // A few sponsored first, then title matches, then the rest; a duplicate counts at its first position.
  const newest = sql`v.published_at desc, v.id desc`;
  const sponsored = sql`
    select v.id, v.published_at, ${rankOf(search)} as rank from vacancies v
    where ${isSponsored} and ${conditionsOf(search)} order by ${newest} limit ${SPONSORED_AT_TOP}
  `;
  // A vacancy whose title matches is a match, so the long column of all words is not read.
  const ranked = sql`
    select v.id, v.published_at, ${rankOf(search)} as rank from vacancies v
    where v.search_title @@ ${anyPartQuery(search)} and ${conditionsOf(asSearch(search.filter, undefined))}
      and (v.search_title @@ ${everyMeaningQuery(search)} or ${conditionsOf(search)}) order by ${newest} limit ${RANKED}
  `;
  const isRanked = sort === 'relevance';
  // A page of title matches alone needs no walk.
  const beyondRanked = sql`case when (select count(*) from ranked) < ${first + PER_PAGE}
    then ${first + PER_PAGE} + (select count(*) from sponsored) + (select count(*) from ranked) else 0 end`;
  return sql`(
    with sponsored as materialized (select * from (${sponsored}) found where ${sql.lit(isSponsoredFirst)}),
    ranked as materialized (${isRanked ? ranked : sql`select * from sponsored where false`}),
    walked as materialized (
      ${hitsInOrder(search, newest, beyondRanked)}
    )
    select id, row_number() over (
      order by min(tier), case when min(tier) < 2 then max(rank) else 0 end desc, max(published_at) desc, id desc
    ) as place
    from (
      select 0 as tier, * from sponsored union all select 1, * from ranked union all select 2, * from walked
    ) tiers group by id order by place limit ${PER_PAGE} offset ${first}
  )`;
}

/** Selects a page in the requested order, except by relevance. */
export function pageOfSortedResult(search: VacancySearch, page: number): PageIds {
  return pageInOrder(search, page, 'sorted');
}

function pageInOrder(search: VacancySearch, page: number, name: 'walked' | 'sorted'): PageIds {
  const first = (page - 1) * PER_PAGE;
  const hits = hitsInOrder(search, sortOrder(search, 'v.'), sql`${first + PER_PAGE}`);
  return sql`(select id, row_number() over () as place from (${hits}) ${sql.ref(name)} offset ${first})`;
}

function hitsInOrder(search: VacancySearch, by: RawBuilder<unknown>, count: RawBuilder<unknown>) {
  return sql`
    select v.id, v.published_at, ${rankOf(search)} as rank from vacancies v
    where ${conditionsOf(search)} order by ${by} limit ${count}
  `;
}

/**
 * Default order: best match for a text query, else at most three sponsored and then the newest. With `sort_by` or
 * `sort_order`: exactly as requested; relevance has one order.
 */
function sortOf({ filter, isTyped, parts }: VacancySearch): {
  sort: VacancySort;
  order: SortOrder | undefined;
  isSponsoredFirst: boolean;
} {
  const wanted = filter.sort_by ?? 'relevance';
  const isUnknown =
    (wanted === 'relevance' && !parts) ||
    (wanted === 'distance' && distancesFrom(filter.filter_districts ?? []).length === 0);
  const sort = isUnknown ? 'date' : wanted;
  const isSponsoredFirst = filter.sort_by === undefined && filter.sort_order === undefined && !isTyped;
  return { sort, order: filter.sort_order, isSponsoredFirst };
}

/**
 * Ranks titles with all words as typed, then with other names of the occupation, then companies, then other fields. Terms
 * such as "part-time" count in titles that have them.
 * Within each, typed words in short titles come first; names of the occupation do not add up.
 */
function rankOf(search: VacancySearch): RawBuilder<number> {
  if (sortOf(search).sort !== 'relevance') return sql`0::real`;
  const title = sql`ts_filter(v.search_title, '{a}')`;
  const named = withoutTerms(search);
  const tier = sql`case when ${title} @@ ${everyPartQuery(named)} then 3
    when ${title} @@ ${everyMeaningQuery(named)} then 2
    when v.search_title @@ ${everyMeaningQuery(named)} then 1 else 0 end`;
  const inTitle =
    named === search ? sql`0` : sql`case when ${title} @@ ${everyMeaningQuery(search)} then 1 else 0 end`;
  const typed = sql`least(ts_rank(v.search_title, ${anySpellingQuery(search)}, 1), 0.49)`;
  // Without a match in title or company, the date alone decides, as in `pageOfLargeResult`.
  return sql`(case when v.search_title @@ ${anyPartQuery(search)}
    then ${tier} + ${inTitle} + ${typed} + 0.5 / greatest(length(${title}), 1) else 0 end)::real`;
}

function orderOf(search: VacancySearch): RawBuilder<unknown> {
  const { isSponsoredFirst } = sortOf(search);
  const by = sortOrder(search);
  return isSponsoredFirst ? sql`is_at_top desc, ${by}` : by;
}

/** Maps closed lists of values, so that no input becomes SQL. Matches the indexes column by column. */
function sortOrder(search: VacancySearch, of: 'v.' | '' = ''): RawBuilder<unknown> {
  const { sort, order } = sortOf(search);
  const column = (name: string) => sql.raw(`${of}${name}`);
  if (sort === 'relevance') return sql`rank desc, published_at desc, id desc`;
  if (sort === 'closing') {
    return order === 'desc'
      ? sql`${column('valid_through')} desc nulls last, ${column('id')} desc`
      : sql`${column('valid_through')} asc nulls last, ${column('id')}`;
  }
  if (sort === 'distance') {
    const near = distancesFrom(search.filter.filter_districts ?? []).map(
      ([id, kilometres]) => sql`when ${id} then ${kilometres}::integer`,
    );
    const distance = sql`case ${column('location_district_id')} ${sql.join(near, sql` `)} end`;
    return sql`${distance} ${sql.raw(order ?? 'asc')} nulls last, ${column('published_at')} desc, ${column('id')} desc`;
  }
  if (sort === 'salary') {
    return order === 'asc'
      ? sql`${column('salary_month_awg')} asc nulls last, ${column('id')}`
      : sql`${column('salary_month_awg')} desc nulls last, ${column('id')} desc`;
  }
  return order === 'asc'
    ? sql`${column('published_at')} asc, ${column('id')} asc`
    : sql`${column('published_at')} desc, ${column('id')} desc`;
}
