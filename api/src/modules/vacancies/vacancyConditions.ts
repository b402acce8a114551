import type { VacancyFacets, VacancyFilter } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';

export type Dimension = keyof VacancyFacets;

/** What a search asks for: the filter, and its words as a text query (`v` is the vacancy). */
export interface VacancySearch {
  filter: VacancyFilter;
  /** Undefined: no words. */
  textQuery: RawBuilder<string> | undefined;
}

/** The Aruban day: the last day of a vacancy is a whole one. */
export const today = sql<string>`(now() at time zone 'America/Aruba')::date`;

/** What anyone may find. A vacancy whose last day is over has expired, whether or not the job has said so. */
export const isListed = sql<boolean>`v.status = 'open' and (v.valid_through is null or v.valid_through >= ${today})`;

export const isSponsored = sql<boolean>`v.sponsored_until > now()`;

/** Every condition of the search, but for those on `except`: what counts beside a filter must ignore that filter. */
export function conditionsOf({ filter, textQuery }: VacancySearch, except?: Dimension): RawBuilder<boolean> {
  const chosen = dimensionConditions(filter);
  const conditions = [
    isListed,
    textQuery && sql<boolean>`v.search @@ ${textQuery}`,
    ...Object.entries(chosen).map(([dimension, condition]) => (dimension === except ? undefined : condition)),
    has(filter.filter_companies) && sql<boolean>`v.company_id = any (${filter.filter_companies})`,
    has(filter.filter_remote) && sql<boolean>`v.remote = any (${filter.filter_remote})`,
    has(filter.filter_work_permits) && sql<boolean>`v.work_permit = any (${filter.filter_work_permits})`,
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
  return Object.entries(dimensionConditions(filter))
    .filter(([, condition]) => condition !== undefined)
    .map(([dimension]) => dimension as Dimension);
}

function dimensionConditions(filter: VacancyFilter): Record<Dimension, RawBuilder<boolean> | undefined> {
  const overlap = (column: string, ids: number[] | undefined) =>
    has(ids) ? sql<boolean>`${sql.ref(`v.${column}`)} && ${ids}::integer[]` : undefined;
  return {
    sectors: overlap('sectors', filter.filter_sectors),
    educations: overlap('educations', filter.filter_educations),
    workloads: overlap('workloads', filter.filter_workloads),
    languages: overlap('languages', filter.filter_languages),
    districts: has(filter.filter_districts)
      ? sql<boolean>`v.location_district_id = any (${filter.filter_districts})`
      : undefined,
    employment_types: has(filter.filter_employment_types)
      ? sql<boolean>`v.employment_type = any (${filter.filter_employment_types})`
      : undefined,
  };
}

function has<T>(values: T[] | undefined): values is T[] {
  return values !== undefined && values.length > 0;
}
