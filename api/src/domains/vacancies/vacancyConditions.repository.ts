import type { VacancyFacets, VacancyFilter, WorkloadKind } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { isListedToday } from '../companies/listedVacancies.repository.ts';
import { districtsWithin } from '../options/districtCentres.ts';
import { employmentTypes, remoteModes, workloadKindOf, workPermits } from '../options/codes.ts';
import { partsOf, type SearchPart } from './query/searchParts.ts';
import { searchWords } from '../../platform/database/searchWords.ts';

/**
 * Filter in which values are alternatives; dimensions narrow each other. Workloads are three of them, and employment
 * types are alternatives to the workloads that name a contract.
 */
export type Dimension =
  Exclude<keyof VacancyFacets, 'workloads' | 'employment_types'> | 'salary' | WorkloadKind;

/** Filter key of each dimension; the kinds of workloads have their own names. */
export const FILTER_OF = {
  sectors: 'filter_sectors',
  educations: 'filter_educations',
  hours: 'hours',
  schedule: 'schedule',
  contract: 'contract',
  languages: 'filter_languages',
  districts: 'filter_districts',
  remote: 'filter_remote',
  work_permits: 'filter_work_permits',
  posted_within: 'posted_within',
  salary_stated: 'salary_stated',
  salary: 'salary',
} as const satisfies Record<Dimension, keyof VacancyFilter | WorkloadKind>;

/** Returns the filter without the values of a dimension. */
export function withoutDimension(filter: VacancyFilter, dimension: Dimension): VacancyFilter {
  if (dimension !== 'hours' && dimension !== 'schedule' && dimension !== 'contract') {
    return { ...filter, [FILTER_OF[dimension]]: undefined };
  }
  const rest = filter.filter_workloads?.filter((id) => workloadKindOf(id) !== dimension);
  return {
    ...filter,
    filter_workloads: rest?.length ? rest : undefined,
    ...(dimension === 'contract' && { filter_employment_types: undefined }),
  };
}

/** Search conditions: the filter, and the text as tsqueries (`v` is the vacancy). */
export interface VacancySearch {
  filter: VacancyFilter;
  /** A text was typed, even if it names no more than work in general. */
  isTyped: boolean;
  /** Parts of the query, all of which must match. Undefined without text, or when every vacancy matches it. */
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
    isTyped: parts !== undefined,
    parts: parts?.length === 0 ? undefined : parts,
    spelled: (parts ?? []).map((part, place) => {
      // The last word may be a prefix; `portal_query` expects it last. A term is not a prefix: "turno" of "turnover".
      const query = (phrase: string) => {
        const english =
          place === last && !part.isTerm
            ? sql`portal_query(${phrase.split(' ')}::text[])`
            : sql`plainto_tsquery('portal', portal_fold(${phrase}))`;
        return sql<string>`portal_in_languages(${english}, ${phrase})`;
      };
      return sql<string>`(${sql.join(part.spellings.map(query), sql` || `)})`;
    }),
    synonyms: (parts ?? []).map(({ synonyms }) =>
      synonyms.length === 0
        ? undefined
        : // Names have letters, digits and spaces only, so nothing in them is an operator.
          sql<string>`to_tsquery('portal', ${synonyms.map((name) => name.replaceAll(' ', ' & ')).join(' | ')})`,
    ),
  };
}

/** Any of the phrases, with their words in this order. */
function phraseQuery(phrases: readonly string[]): RawBuilder<string> {
  const queries = phrases.map((phrase) => sql`phraseto_tsquery('portal', portal_fold(${phrase}))`);
  return sql<string>`(${sql.join(queries, sql` || `)})`;
}

/** Returns the search without options and other terms, if other parts remain: titles rarely name them. */
export function withoutTerms(search: VacancySearch): VacancySearch {
  const named = search.parts?.filter((part) => !part.isTerm) ?? [];
  return named.length === 0 || named.length === search.parts?.length
    ? search
    : asSearch(search.filter, named);
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

/** Conditions of the text. One index lookup covers all single words. */
function textConditions({ parts = [], spelled, synonyms }: VacancySearch): RawBuilder<boolean>[] {
  const isWord = (place: number) => synonyms[place] === undefined && !parts[place]!.isTerm;
  const words = spelled.filter((_query, place) => isWord(place));
  const all = sql`(${sql.join(words, sql` && `)})`;
  return [
    // A query of stop words only does not filter.
    ...(words.length === 0 ? [] : [sql<boolean>`(numnode(${all}) = 0 or v.search @@ ${all})`]),
    ...spelled.flatMap((query, place) => {
      if (isWord(place)) return [];
      const part = parts[place]!;
      const other = synonyms[place];
      const alternatives = [
        part.isTerm ? sql`v.search_title @@ ${query}` : sql`v.search @@ ${query}`,
        other && sql`v.search_title @@ ${other}`,
        part.options.length > 0 && sql`v.facets && ${[...part.options]}::integer[]`,
        part.texts.length > 0 && sql`v.search @@ ${phraseQuery(part.texts)}`,
      ];
      return [sql<boolean>`(${sql.join(alternatives.filter(Boolean), sql` or `)})`];
    }),
  ];
}

/** Start of the stated salary in whole florins a month. */
export const salaryFrom = sql<number | null>`floor(
  round(salary_month_awg * coalesce(salary_min::numeric / nullif(salary_max, 0), 1)) / 100)::integer`;

export const isSponsored = sql<boolean>`v.sponsored_until > now()`;

/** Builds all conditions except those on `except`: counts of a facet ignore its own filter. */
export function conditionsOf(search: VacancySearch, except?: Dimension): RawBuilder<boolean> {
  const { filter: whole } = search;
  const filter = except ? withoutDimension(whole, except) : whole;
  const conditions = [
    isListedToday(),
    ...textConditions(search),
    ...Object.values(chosenValues(filter)).map(
      (values) => has(values) && sql<boolean>`v.facets && ${values}::integer[]`,
    ),
    has(filter.filter_companies) && sql<boolean>`v.company_id = any (${filter.filter_companies}::integer[])`,
    filter.posted_within !== undefined &&
      sql<boolean>`v.published_at > now() - ${filter.posted_within} * interval '1 day'`,
    filter.salary_stated === true && sql<boolean>`v.salary_month_awg is not null`,
    filter.salary !== undefined &&
      sql<boolean>`(${salaryFrom} >= ${filter.salary} or ${filter.salary_unstated === true} and v.salary_month_awg is null)`,
  ];
  return sql<boolean>`${sql.join(
    conditions.filter((condition) => !!condition),
    sql` and `,
  )}`;
}

/** Dimensions with an active filter. */
export function filteredDimensions(filter: VacancyFilter): Dimension[] {
  const { posted_within, salary_stated, salary } = filter;
  const chosen: Partial<Record<Dimension, unknown>> = {
    ...chosenValues(filter),
    posted_within,
    salary_stated,
    salary: salary !== undefined,
  };
  return DIMENSIONS.filter((dimension) => {
    const values = chosen[dimension];
    return Array.isArray(values) ? values.length > 0 : Boolean(values);
  });
}

/** Filter values as values of the column `facets`. An id of another list becomes -1, which matches nothing. */
export function chosenValues(filter: VacancyFilter) {
  const ids = (first: number, chosen: number[] = []) =>
    chosen.map((id) => (id >= first && id < first + LIST_LENGTH ? id : -1));
  const codes = <Id>(first: number, list: readonly { id: Id }[], chosen: Id[] = []) =>
    chosen.map((code) => first + list.findIndex(({ id }) => id === code));
  const workloads = (kind: WorkloadKind) =>
    ids(
      200,
      filter.filter_workloads?.filter((id) => workloadKindOf(id) === kind),
    );
  return {
    sectors: ids(0, filter.filter_sectors),
    educations: ids(100, filter.filter_educations),
    hours: workloads('hours'),
    schedule: workloads('schedule'),
    contract: [...workloads('contract'), ...codes(601, employmentTypes, filter.filter_employment_types)],
    languages: ids(300, filter.filter_languages),
    districts: ids(400, districtsOf(filter)),
    remote: codes(611, remoteModes, filter.filter_remote),
    work_permits: codes(621, workPermits, filter.filter_work_permits),
  } satisfies Partial<Record<Dimension, number[]>>;
}

/** Returns the chosen districts and, with a distance, those around them. */
function districtsOf({ filter_districts: chosen = [], within_km }: VacancyFilter): number[] {
  return within_km === undefined || chosen.length === 0 ? chosen : districtsWithin(chosen, within_km);
}

const DIMENSIONS = Object.keys(FILTER_OF) as Dimension[];
/** Each option list has its own range of a hundred ids. */
const LIST_LENGTH = 100;

function has<T>(values: T[] | undefined): values is T[] {
  return values !== undefined && values.length > 0;
}
