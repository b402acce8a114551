import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isListedToday } from '../../companies/listedVacancies.repository.ts';
import { salaryFrom } from '../vacancyConditions.repository.ts';
import { toColumns } from './createColumnBuilder.ts';
import type { FacetColumns } from './facetColumns.ts';
import { SALARY_STATED } from './facetValues.ts';

/** Last day of vacancies without one, in days since 1970. */
const NO_LAST_DAY = 999_999;

/** Aggregates vacancies as text for `createColumnBuilder`. */
export const columnText = sql<
  string | null
>`string_agg(concat_ws(',', id, extract(epoch from published_at)::bigint,
  coalesce(valid_through - date '1970-01-01', ${NO_LAST_DAY}), company_id, coalesce(${salaryFrom} + 1, 0),
  nullif(array_to_string(facets, ','), ''), case when salary_month_awg is not null then ${SALARY_STATED.value}::integer end
) || ';', '' order by id)`;

/** Reads the listed vacancies with these IDs. */
export async function readColumnsOf(db: Executor, ids: Int32Array): Promise<FacetColumns> {
  if (ids.length === 0) return toColumns(null);
  const { rows } = await sql<{ text: string | null }>`
    select ${columnText} as text from vacancies v where v.id = any (${[...ids]}::integer[]) and ${isListedToday()}
  `.execute(db);
  return toColumns(rows[0]!.text);
}

/** Reads listed vacancies after an ID as text for `createColumnBuilder`. `last` is null after the last one. */
export async function readColumnRows(
  db: Executor,
  after: number,
  count: number,
): Promise<{ text: string; last: number | null }> {
  const { rows } = await sql<{ text: string | null; last: number | null }>`
    select max(id) as last, ${columnText} as text
    from (
      select id, published_at, valid_through, company_id, facets, salary_month_awg, salary_min, salary_max from vacancies v
      where ${isListedToday()} and id > ${after} order by id limit ${count}
    ) listed
  `.execute(db);
  return { text: rows[0]!.text ?? '', last: rows[0]!.last };
}
