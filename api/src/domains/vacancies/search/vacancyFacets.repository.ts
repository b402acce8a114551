import type { VacancyFacets, VacancyPage } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { employmentTypes, remoteModes, workloadKindOf, workPermits } from '../../options/codes.ts';
import type { OptionList } from '../../options/options.repository.ts';
import {
  conditionsOf,
  FILTER_OF,
  filteredDimensions,
  withoutDimension,
  type Dimension,
  type VacancySearch,
} from '../vacancyConditions.repository.ts';
import { toColumns } from './createColumnBuilder.ts';
import { columnText } from './facetColumns.repository.ts';
import { EVERY, type Counts } from './facetColumns.ts';
import { countEvery } from './facetIndex.ts';
import { AGES, FIRST_SALARY, LAST_SALARY, SALARY_STATED } from './facetValues.ts';
import { withSearchIndex } from './searchIndex.repository.ts';

export const totalOf = (counts: Counts): number => counts.get(EVERY) ?? 0;

/** Counts all facets of the results in the database, or one facet with its own filter ignored. */
export async function countFacets(
  db: Database,
  search: VacancySearch,
  except: Dimension | undefined,
): Promise<Counts> {
  return await withSearchIndex(db, search, async (trx) => {
    const { rows } = await sql<{ text: string | null }>`
      select ${columnText} as text from vacancies v where ${conditionsOf(search, except)}
    `.execute(trx);
    return await countEvery(toColumns(rows[0]!.text));
  });
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
