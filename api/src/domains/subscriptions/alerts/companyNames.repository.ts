import type { VacancyFilter } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isPublicCompany } from '../../companies/companyCards.repository.ts';

/** Reads the names of the companies that searches are about. Leaves out companies without a public page. */
export async function readCompanyNames(
  db: Executor,
  filters: readonly VacancyFilter[],
): Promise<Map<number, string>> {
  const ids = [...new Set(filters.flatMap(({ filter_companies = [] }) => filter_companies))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name'])
    .where('c.id', 'in', ids)
    .where(isPublicCompany)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Reads the names of the public companies that confirmed alerts are about. */
export async function readNamesInAlerts(db: Executor): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name'])
    .where(
      sql<boolean>`c.id in (
        select company::int from search_alerts a, jsonb_array_elements_text(a.filter -> 'filter_companies') company
        where a.confirmed_at is not null
      )`,
    )
    .where(isPublicCompany)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
