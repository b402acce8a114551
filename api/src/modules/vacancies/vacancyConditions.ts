import type { RemoteMode, VacancyFacets, VacancyFilter, WorkPermit } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { employmentTypes } from '../options/codes.ts';

export type Dimension = keyof VacancyFacets;

/** What a search asks for: the filter, and its words as text queries (`v` is the vacancy). */
export interface VacancySearch {
  filter: VacancyFilter;
  /** Every word with its spellings; undefined: no words. */
  words: string[][] | undefined;
  /** All the words. Undefined: none were given. */
  textQuery: RawBuilder<string> | undefined;
  /** Any of the words, for ranking. */
  anyWordQuery: RawBuilder<string> | undefined;
}

export function asSearch(filter: VacancyFilter, words: string[][] | undefined): VacancySearch {
  if (!words) return { filter, words, textQuery: undefined, anyWordQuery: undefined };
  const last = words.length - 1;
  const parts = words.map((spellings, place) => {
    // The last word may be unfinished; `portal_query` takes the last of what it is given for that.
    const query = (word: string) =>
      place === last ? sql`portal_query(array[${word}]::text[])` : sql`plainto_tsquery('portal', ${word})`;
    return sql`(${sql.join(spellings.map(query), sql` || `)})`;
  });
  return {
    filter,
    words,
    textQuery: sql`(${sql.join(parts, sql` && `)})`,
    anyWordQuery: sql`(${sql.join(parts, sql` || `)})`,
  };
}

/** The Aruban day: the last day of a vacancy is a whole one. */
export const today = sql<string>`(now() at time zone 'America/Aruba')::date`;

/** What anyone may find. A vacancy whose last day is over has expired, whether or not the job has said so. */
export const isListed = sql<boolean>`v.status = 'open' and (v.valid_through is null or v.valid_through >= ${today})`;

export const isSponsored = sql<boolean>`v.sponsored_until > now()`;

/** Every condition of the search, but for those on `except`: what counts beside a filter must ignore that filter. */
export function conditionsOf({ filter, textQuery }: VacancySearch, except?: Dimension): RawBuilder<boolean> {
  const chosen = { ...chosenValues(filter), ...(except && { [except]: [] }) };
  const conditions = [
    isListed,
    // A query of nothing but words like "the" narrows nothing down.
    textQuery && sql<boolean>`(numnode(${textQuery}) = 0 or v.search @@ ${textQuery})`,
    ...Object.values(chosen).map((values) => has(values) && sql<boolean>`v.facets && ${values}::integer[]`),
    has(filter.filter_companies) && sql<boolean>`v.company_id = any (${filter.filter_companies}::integer[])`,
    filter.posted_within !== undefined &&
      sql<boolean>`v.published_at > now() - ${filter.posted_within} * interval '1 day'`,
    filter.salary_stated === true && sql<boolean>`v.salary_month_awg is not null`,
  ];
  return sql<boolean>`${sql.join(
    conditions.filter((condition) => !!condition),
    sql` and `,
  )}`;
}

/** The facets on which the search has a filter. */
export function filteredDimensions(filter: VacancyFilter): Dimension[] {
  const chosen = chosenValues(filter);
  return DIMENSIONS.filter((dimension) => has(chosen[dimension]));
}

/** What each filter allows, as values of the column `facets`. An id of another list means nothing: -1. */
function chosenValues(filter: VacancyFilter): Record<Dimension | 'remote' | 'work_permits', number[]> {
  const ids = (first: number, chosen: number[] = []) =>
    chosen.map((id) => (id >= first && id < first + LIST_LENGTH ? id : -1));
  const codes = <T>(first: number, list: readonly T[], chosen: T[] = []) =>
    chosen.map((code) => first + list.indexOf(code));
  return {
    sectors: ids(0, filter.filter_sectors),
    educations: ids(100, filter.filter_educations),
    workloads: ids(200, filter.filter_workloads),
    languages: ids(300, filter.filter_languages),
    districts: ids(400, filter.filter_districts),
    employment_types: codes(
      601,
      employmentTypes.map(({ id }) => id),
      filter.filter_employment_types,
    ),
    remote: codes(611, REMOTE_MODES, filter.filter_remote),
    work_permits: codes(621, WORK_PERMITS, filter.filter_work_permits),
  };
}

const DIMENSIONS = [
  'sectors',
  'educations',
  'workloads',
  'languages',
  'districts',
  'employment_types',
] as const satisfies Dimension[];
/** Each list of options has a hundred ids of its own. */
const LIST_LENGTH = 100;
/** In the order in which the column `facets` numbers them. */
const REMOTE_MODES = ['no', 'hybrid', 'full'] as const satisfies RemoteMode[];
const WORK_PERMITS = ['local_only', 'sponsored', 'any'] as const satisfies WorkPermit[];

function has<T>(values: T[] | undefined): values is T[] {
  return values !== undefined && values.length > 0;
}
