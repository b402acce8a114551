import type { VacancyFacets, VacancyFilter } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { isListed } from '../companies/listedVacancies.repository.ts';
import { employmentTypes, remoteModes, workPermits } from '../options/codes.ts';
import { searchWords } from '../../platform/database/searchWords.ts';

export type Dimension = keyof VacancyFacets;

/** Filter key of each facet. */
export const FILTER_OF = {
  sectors: 'filter_sectors',
  educations: 'filter_educations',
  workloads: 'filter_workloads',
  languages: 'filter_languages',
  districts: 'filter_districts',
  employment_types: 'filter_employment_types',
  remote: 'filter_remote',
  work_permits: 'filter_work_permits',
  posted_within: 'posted_within',
  salary_stated: 'salary_stated',
} as const satisfies Record<Dimension, keyof VacancyFilter>;

/** Search conditions: the filter, and the text as tsqueries (`v` is the vacancy). */
export interface VacancySearch {
  filter: VacancyFilter;
  /** Every word with its corrections; undefined without text. */
  words: string[][] | undefined;
  /** All words. Undefined without text. */
  textQuery: RawBuilder<string> | undefined;
  /** Any word, for ranking. */
  anyWordQuery: RawBuilder<string> | undefined;
}

/** Builds the search as typed. Undefined when the text has no searchable characters. */
export function typedSearch(filter: VacancyFilter): VacancySearch | undefined {
  const words = searchWords(filter.search_string);
  if (words?.length === 0) return undefined;
  return asSearch(
    filter,
    words?.map((word) => [word]),
  );
}

export function asSearch(filter: VacancyFilter, words: string[][] | undefined): VacancySearch {
  if (!words) return { filter, words, textQuery: undefined, anyWordQuery: undefined };
  const last = words.length - 1;
  const parts = words.map((spellings, place) => {
    // The last word may be a prefix; `portal_query` expects it last.
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

export const isSponsored = sql<boolean>`v.sponsored_until > now()`;

/** Builds all conditions except those on `except`: counts of a facet ignore its own filter. */
export function conditionsOf(
  { filter: whole, textQuery }: VacancySearch,
  except?: Dimension,
): RawBuilder<boolean> {
  const filter = except ? { ...whole, [FILTER_OF[except]]: undefined } : whole;
  const conditions = [
    isListed,
    // A query of stop words only does not filter.
    textQuery && sql<boolean>`(numnode(${textQuery}) = 0 or v.search @@ ${textQuery})`,
    ...chosenValues(filter).map((values) => has(values) && sql<boolean>`v.facets && ${values}::integer[]`),
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

/** Facets with an active filter. */
export function filteredDimensions(filter: VacancyFilter): Dimension[] {
  return DIMENSIONS.filter((dimension) => {
    const chosen = filter[FILTER_OF[dimension]];
    return Array.isArray(chosen) ? chosen.length > 0 : Boolean(chosen);
  });
}

/** Filter values as values of the column `facets`. An id of another list becomes -1, which matches nothing. */
function chosenValues(filter: VacancyFilter): number[][] {
  const ids = (first: number, chosen: number[] = []) =>
    chosen.map((id) => (id >= first && id < first + LIST_LENGTH ? id : -1));
  const codes = <Id>(first: number, list: readonly { id: Id }[], chosen: Id[] = []) =>
    chosen.map((code) => first + list.findIndex(({ id }) => id === code));
  return [
    ids(0, filter.filter_sectors),
    ids(100, filter.filter_educations),
    ids(200, filter.filter_workloads),
    ids(300, filter.filter_languages),
    ids(400, filter.filter_districts),
    codes(601, employmentTypes, filter.filter_employment_types),
    codes(611, remoteModes, filter.filter_remote),
    codes(621, workPermits, filter.filter_work_permits),
  ];
}

const DIMENSIONS = Object.keys(FILTER_OF) as Dimension[];
/** Each option list has its own range of a hundred ids. */
const LIST_LENGTH = 100;

function has<T>(values: T[] | undefined): values is T[] {
  return values !== undefined && values.length > 0;
}
