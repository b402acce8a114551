import type { VacancyFacets, VacancyFilter } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { isListed } from '../companies/listedVacancies.repository.ts';
import { employmentTypes, remoteModes, workPermits } from '../options/codes.ts';
import { partsOf, type SearchPart } from './query/occupationNames.ts';
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
  /** Parts of the query, all of which must match. Undefined without text. */
  parts: SearchPart[] | undefined;
  /** A tsquery per part with its spellings, for all fields. */
  spelled: RawBuilder<string>[];
  /** A tsquery per part with the other names of its occupation, for titles; undefined without other names. */
  synonyms: (RawBuilder<string> | undefined)[];
}

/** Builds the search as typed. Undefined when the text has no searchable characters. */
export function typedSearch(filter: VacancyFilter): VacancySearch | undefined {
  const words = searchWords(filter.search_string);
  if (words?.length === 0) return undefined;
  return asSearch(filter, words && partsOf(words));
}

export function asSearch(filter: VacancyFilter, parts: SearchPart[] | undefined): VacancySearch {
  const last = (parts?.length ?? 0) - 1;
  return {
    filter,
    parts,
    spelled: (parts ?? []).map(({ spellings }, place) => {
      // The last word may be a prefix; `portal_query` expects it last.
      const query = (phrase: string) =>
        place === last
          ? sql<string>`portal_query(${phrase.split(' ')}::text[])`
          : sql<string>`plainto_tsquery('portal', ${phrase})`;
      return sql<string>`(${sql.join(spellings.map(query), sql` || `)})`;
    }),
    synonyms: (parts ?? []).map(({ synonyms }) =>
      synonyms.length === 0
        ? undefined
        : // Names have letters, digits and spaces only, so nothing in them is an operator.
          sql<string>`to_tsquery('portal', ${synonyms.map((name) => name.replaceAll(' ', ' & ')).join(' | ')})`,
    ),
  };
}

/** Any part as typed. */
export function anySpellingQuery({ spelled }: VacancySearch): RawBuilder<string> {
  return sql<string>`(${sql.join(spelled, sql` || `)})`;
}

/** Any part as typed or with another name of its occupation. Undefined without text. */
export function anyPartQuery({ spelled, synonyms }: VacancySearch): RawBuilder<string> | undefined {
  const queries = [...spelled, ...synonyms].filter((query) => query !== undefined);
  return queries.length === 0 ? undefined : sql<string>`(${sql.join(queries, sql` || `)})`;
}

/** Every part as typed. */
export function everyPartQuery({ spelled }: VacancySearch): RawBuilder<string> {
  return sql<string>`(${sql.join(spelled, sql` && `)})`;
}

/** Every part as typed or with another name of its occupation. */
export function everyMeaningQuery({ spelled, synonyms }: VacancySearch): RawBuilder<string> {
  const parts = spelled.map((query, place) =>
    synonyms[place] ? sql`(${query} || ${synonyms[place]})` : query,
  );
  return sql<string>`(${sql.join(parts, sql` && `)})`;
}

/** Conditions of the text. One index lookup answers all parts that name no occupation. */
function textConditions({ spelled, synonyms }: VacancySearch): RawBuilder<boolean>[] {
  const plain = spelled.filter((_query, place) => synonyms[place] === undefined);
  const all = sql`(${sql.join(plain, sql` && `)})`;
  return [
    // A query of stop words only does not filter.
    ...(plain.length === 0 ? [] : [sql<boolean>`(numnode(${all}) = 0 or v.search @@ ${all})`]),
    ...spelled.flatMap((query, place) => {
      const other = synonyms[place];
      return other ? [sql<boolean>`(v.search @@ ${query} or v.search_title @@ ${other})`] : [];
    }),
  ];
}

export const isSponsored = sql<boolean>`v.sponsored_until > now()`;

/** Builds all conditions except those on `except`: counts of a facet ignore its own filter. */
export function conditionsOf(search: VacancySearch, except?: Dimension): RawBuilder<boolean> {
  const { filter: whole } = search;
  const filter = except ? { ...whole, [FILTER_OF[except]]: undefined } : whole;
  const conditions = [
    isListed,
    ...textConditions(search),
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
