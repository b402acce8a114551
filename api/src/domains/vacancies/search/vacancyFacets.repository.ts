import type { CountedOption, VacancyFacets } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { employmentTypes, remoteModes, workPermits } from '../../options/codes.ts';
import type { OptionList } from '../../options/options.repository.ts';
import {
  conditionsOf,
  FILTER_OF,
  filteredDimensions,
  type Dimension,
  type VacancySearch,
} from '../vacancyConditions.repository.ts';

/** How many vacancies carry each value of the column `facets`, and under `EVERY` how many there are. */
export type Counts = Map<number, number>;

const EVERY = 0;
/** What is not an option but counted beside them: a salary that is stated, and the age, each in one bucket. */
const SALARY_STATED = 701;
const AGES = [
  { value: 711, days: 1, name: 'Last 24 hours' },
  { value: 712, days: 3, name: 'Last 3 days' },
  { value: 713, days: 7, name: 'Last 7 days' },
  { value: 714, days: 30, name: 'Last 30 days' },
];

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
      select value, count(*) as count from vacancies v
      cross join lateral unnest(v.facets || array[${EVERY}::integer, ${salaryValue}, ${ageValue}]) value
      where ${conditionsOf(search, except)} and value is not null group by value
    `.execute(trx);
    return new Map(rows.map(({ value, count }) => [value, count]));
  });
}

const salaryValue = sql`case when v.salary_month_awg is not null then ${SALARY_STATED}::integer end`;
const ageValue = sql`case ${sql.join(
  AGES.map(
    ({ value, days }) => sql`when v.published_at > now() - ${days} * interval '1 day' then ${value}::integer`,
  ),
  sql` `,
)} end`;

/** Every value that would leave something, and those that are chosen, in the order to show. */
export function toFacets(
  options: OptionList,
  search: VacancySearch,
  countsOf: (dimension: Dimension) => Counts,
): VacancyFacets {
  const { filter } = search;
  const countOf = (dimension: Dimension, value: number) => countsOf(dimension).get(value) ?? 0;
  const coded = (dimension: Dimension, first: number, codes: { id: string; name: string }[]) => {
    const chosen = filter[FILTER_OF[dimension]] as string[] | undefined;
    return codes
      .map(({ id, name }, index) => ({ id, name, count: countOf(dimension, first + index) }))
      .filter(({ id, count }) => count > 0 || chosen?.includes(id));
  };
  const counted = (dimension: Dimension, kind: string, chosen: number[] = []): CountedOption[] =>
    options
      .filter((option) => option.kind === kind)
      .map(({ id, name }) => ({ id, name, count: countOf(dimension, id) }))
      .filter(({ id, count }) => count > 0 || chosen.includes(id));
  return {
    sectors: counted('sectors', 'sector', filter.filter_sectors),
    educations: counted('educations', 'education', filter.filter_educations),
    workloads: counted('workloads', 'workload', filter.filter_workloads),
    languages: counted('languages', 'language', filter.filter_languages),
    districts: counted('districts', 'district', filter.filter_districts),
    employment_types: coded('employment_types', 601, employmentTypes),
    remote: coded('remote', 611, remoteModes),
    work_permits: coded('work_permits', 621, workPermits),
    posted_within: AGES.map(({ days, name }) => ({
      id: days,
      name,
      count: sum(AGES.filter((age) => age.days <= days).map(({ value }) => countOf('posted_within', value))),
    })).filter(({ id, count }) => count > 0 || id === filter.posted_within),
    salary_stated: [
      { id: 'true', name: 'Salary stated', count: countOf('salary_stated', SALARY_STATED) },
    ].filter(({ count }) => count > 0 || filter.salary_stated),
  };
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** What an empty answer could become: how many there are without each of its filters. */
export function toLoosened({ filter }: VacancySearch, countsOf: (dimension: Dimension) => Counts) {
  return filteredDimensions(filter)
    .map((dimension) => ({ without: FILTER_OF[dimension], total: totalOf(countsOf(dimension)) }))
    .filter(({ total }) => total > 0);
}

/** The passes that a search's facets take. */
export function facetPasses({ filter }: VacancySearch): (Dimension | undefined)[] {
  return [undefined, ...filteredDimensions(filter)];
}

/** The same for searches whose pass counts the same, in whatever order they show it. */
export function passName({ filter, words }: VacancySearch, except?: Dimension): string {
  const { sort_by: _by, sort_order: _order, search_string: _typed, ...rest } = filter;
  return JSON.stringify([words, except ? { ...rest, [FILTER_OF[except]]: undefined } : rest]);
}
