import type { Executor } from '../../platform/database/executor.ts';

/** Lists packages on sale in display order. */
export async function readPackages(db: Executor) {
  return await db
    .selectFrom('packages')
    .select(['id', 'name', 'summary', 'price', 'currency', 'vacancies', 'duration_days', 'features'])
    .select(['quickbooks_id', 'templates', 'sponsored', 'recommended'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
