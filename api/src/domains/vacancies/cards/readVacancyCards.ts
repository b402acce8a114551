import type { VacancyCard } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, toVacancyCard } from './vacancyCards.repository.ts';

/** Reads public cards in the order of the ids. */
export async function readVacancyCards(db: Executor, ids: number[]): Promise<VacancyCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectVacancyCards(db)
    .where('v.id', 'in', ids)
    .where('v.status', '!=', 'draft')
    .execute();
  return rows.map(toVacancyCard).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
