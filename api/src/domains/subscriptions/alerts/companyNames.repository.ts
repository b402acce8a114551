import type { VacancyFilter } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';

/** Reads the names of the companies that searches are about. */
export async function readCompanyNames(
  db: Executor,
  filters: readonly VacancyFilter[],
): Promise<Map<number, string>> {
  const ids = [...new Set(filters.flatMap(({ filter_companies = [] }) => filter_companies))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
