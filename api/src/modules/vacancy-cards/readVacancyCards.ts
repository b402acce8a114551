import type { VacancyCard } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../accounts/accounts.repository.ts';
import { today } from '../vacancies/vacancyConditions.ts';
import { selectVacancyCards, toVacancyCard } from './vacancyCards.repository.ts';

/** What anyone may see of these vacancies, in the order of the ids; an open one whose last day is over is expired. */
export async function readVacancyCards(db: Executor, ids: number[]): Promise<VacancyCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectVacancyCards(db)
    .select(sql<boolean>`v.status = 'open' and coalesce(v.valid_through < ${today}, false)`.as('is_over'))
    .where('v.id', 'in', ids)
    .where('v.status', '!=', 'draft')
    .execute();
  return rows
    .map((row): VacancyCard => ({ ...toVacancyCard(row), ...(row.is_over && { status: 'expired' }) }))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
