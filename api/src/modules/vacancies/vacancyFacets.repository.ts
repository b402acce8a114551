import type { CountedOption, VacancyFacets } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { employmentTypes } from '../options/codes.ts';
import type { OptionList } from '../options/options.repository.ts';
import { conditionsOf, filteredDimensions, type Dimension, type VacancySearch } from './vacancyConditions.ts';

/** How many vacancies carry each value of the column `facets`, and under `EVERY` how many there are. */
export type Counts = Map<number, number>;

const EVERY = 0;
/** Values from here on (remote, work permit) are filtered by and not counted. */
const FIRST_UNCOUNTED = 610;

export const totalOf = (counts: Counts): number => counts.get(EVERY) ?? 0;

/**
 * Counts per value of all facets that have no filter (undefined), or of one that has, without that filter.
 * One column holds every option of a vacancy, so one pass counts them all.
 */
export async function countFacets(db: Database, search: VacancySearch, except?: Dimension): Promise<Counts> {
  return await db.transaction().execute(async (trx) => {
    // The planner takes comparing words for cheap and would read every text; the index knows without reading.
    if (search.textQuery) await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ value: number; count: number }>`
      select value, count(*) as count from vacancies v cross join lateral unnest(v.facets || ${EVERY}::integer) value
      where ${conditionsOf(search, except)} and value < ${FIRST_UNCOUNTED} group by value
    `.execute(trx);
    return new Map(rows.map(({ value, count }) => [value, count]));
  });
}

/** Every value that would leave something, and those that are chosen, in the order to show. */
export function toFacets(
  options: OptionList,
  search: VacancySearch,
  countsOf: (dimension: Dimension) => Counts,
): VacancyFacets {
  const { filter } = search;
  const counted = (dimension: Dimension, kind: string, chosen: number[] = []): CountedOption[] =>
    options
      .filter((option) => option.kind === kind)
      .map(({ id, name }) => ({ id, name, count: countsOf(dimension).get(id) ?? 0 }))
      .filter(({ id, count }) => count > 0 || chosen.includes(id));
  return {
    sectors: counted('sectors', 'sector', filter.filter_sectors),
    educations: counted('educations', 'education', filter.filter_educations),
    workloads: counted('workloads', 'workload', filter.filter_workloads),
    languages: counted('languages', 'language', filter.filter_languages),
    districts: counted('districts', 'district', filter.filter_districts),
    employment_types: employmentTypes
      .map(({ id, name }, index) => ({ id, name, count: countsOf('employment_types').get(601 + index) ?? 0 }))
      .filter(({ id, count }) => count > 0 || filter.filter_employment_types?.includes(id)),
  };
}

/** The passes that a search's facets take. */
export function facetPasses({ filter }: VacancySearch): (Dimension | undefined)[] {
  return [undefined, ...filteredDimensions(filter)];
}

/** The same for searches whose pass counts the same, in whatever order they show it. */
export function passName({ filter, words }: VacancySearch, except?: Dimension): string {
  const { sort_by: _by, sort_order: _order, search_string: _typed, ...rest } = filter;
  return JSON.stringify([words, except ? { ...rest, [`filter_${except}`]: undefined } : rest]);
}
