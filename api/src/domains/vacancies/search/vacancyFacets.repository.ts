import { SALARY_STEPS, type VacancyFacets, type VacancyPage } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { employmentTypes, remoteModes, workloadKindOf, workPermits } from '../../options/codes.ts';
import type { OptionList } from '../../options/options.repository.ts';
import {
  conditionsOf,
  FILTER_OF,
  filteredDimensions,
  salaryFrom,
  withoutDimension,
  type Dimension,
  type VacancySearch,
} from '../vacancyConditions.repository.ts';
import { EVERY, type Counts } from './facetColumns.ts';
import { AGES, FIRST_SALARY, LAST_SALARY, SALARY_STATED } from './facetValues.ts';
import { withSearchIndex } from './searchIndex.repository.ts';

export const totalOf = (counts: Counts): number => counts.get(EVERY) ?? 0;

/** Counts all facets without a filter (undefined), or one facet with its own filter ignored. */
export async function countFacets(
  db: Database,
  search: VacancySearch,
  except: Dimension | undefined,
): Promise<Counts> {
  return await withSearchIndex(
    db,
    search,
    async (trx) => await countValues(trx, conditionsOf(search, except)),
  );
}

/** One column holds every option of a vacancy, so one pass counts them all. */
async function countValues(db: Executor, conditions: RawBuilder<unknown>): Promise<Counts> {
  const { rows } = await sql<{ value: number; count: number }>`
    select value, count(*) as count from (
      select v.facets, v.salary_month_awg, v.salary_min, v.salary_max, v.published_at from vacancies v where ${conditions}
    ) v
    cross join lateral unnest(v.facets || array[${EVERY}::integer, ${salaryValue}, ${salaryStep}, ${ageValue}]) value
    where value is not null group by value
  `.execute(db);
  return new Map(rows.map(({ value, count }) => [value, count]));
}

/** Returns the IDs of all vacancies with the text, in ascending order. */
export async function readTextMatches(db: Database, search: VacancySearch): Promise<Int32Array> {
  return await withSearchIndex(db, search, async (trx) => {
    const { rows } = await sql<{ ids: Buffer | null }>`
      select string_agg(int4send(v.id), '') as ids from vacancies v where ${conditionsOf({ ...search, filter: {} })}
    `.execute(trx);
    const ids = rows[0]!.ids ?? Buffer.alloc(0);
    return Int32Array.from({ length: ids.length / 4 }, (_, at) => ids.readInt32BE(at * 4)).toSorted();
  });
}

const salaryValue = sql`case when v.salary_month_awg is not null then ${SALARY_STATED.value}::integer end`;
const salaryStep = sql`case when v.salary_month_awg is not null then ${FIRST_SALARY}::integer
  + least(${LAST_SALARY - FIRST_SALARY}::integer, greatest(0, (${salaryFrom} - ${SALARY_STEPS.first}::integer) / ${SALARY_STEPS.size}::integer)) end`;
const ageValue = sql`case ${sql.join(
  AGES.map(
    ({ value, days }) => sql`when v.published_at > now() - ${days} * interval '1 day' then ${value}::integer`,
  ),
  sql` `,
)} end`;

/** Lists all values in display order, also those without results, so that filters keep their places. */
export function toFacets(options: OptionList, countsOf: (dimension: Dimension) => Counts): VacancyFacets {
  const countOf = (dimension: Dimension, value: number) => countsOf(dimension).get(value) ?? 0;
  const coded = (dimension: Dimension, first: number, codes: { id: string; name: string }[]) =>
    codes.map(({ id, name }, index) => ({ id, name, count: countOf(dimension, first + index) }));
  const ofKind = (kind: string) => options.filter((option) => option.kind === kind);
  const counted = (dimension: Dimension, kind: string) =>
    ofKind(kind).map(({ id, name }) => ({ id, name, count: countOf(dimension, id) }));
  return {
    sectors: counted('sectors', 'sector'),
    educations: counted('educations', 'education'),
    workloads: ofKind('workload').map(({ id, name }) => {
      const kind = workloadKindOf(id);
      return { id, name, kind, count: countOf(kind, id) };
    }),
    languages: counted('languages', 'language'),
    districts: counted('districts', 'district'),
    employment_types: coded('contract', 601, employmentTypes),
    remote: coded('remote', 611, remoteModes),
    work_permits: coded('work_permits', 621, workPermits),
    posted_within: AGES.map(({ days, name }) => ({
      id: days,
      name,
      count: sum(AGES.filter((age) => age.days <= days).map(({ value }) => countOf('posted_within', value))),
    })),
    salary_stated: [
      { id: 'true', name: SALARY_STATED.name, count: countOf('salary_stated', SALARY_STATED.value) },
    ],
  };
}

/** Lists the counts of the salary steps, from those without the filter by salary. */
export function toSalaries(counts: Counts): NonNullable<VacancyPage['salaries']> {
  const steps = Array.from({ length: LAST_SALARY - FIRST_SALARY + 1 }, (_, step) => FIRST_SALARY + step);
  return {
    steps: steps.map((value) => counts.get(value) ?? 0),
    unstated: totalOf(counts) - (counts.get(SALARY_STATED.value) ?? 0),
  };
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Counts the results without each filter, for an empty result. */
export function toLoosened({ filter }: VacancySearch, countsOf: (dimension: Dimension) => Counts) {
  return filteredDimensions(filter)
    .map((dimension) => ({ without: FILTER_OF[dimension], total: totalOf(countsOf(dimension)) }))
    .filter(({ total }) => total > 0);
}

/** Cache key of the counts, independent of the sort order. */
export function passName({ filter, parts }: VacancySearch, except?: Dimension): string {
  const { sort_by: _by, sort_order: _order, search_string: _typed, ...rest } = filter;
  return JSON.stringify([parts, except ? withoutDimension(rest, except) : rest]);
}
