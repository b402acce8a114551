import type { VacancyCard } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';

/** Reads a published vacancy, open or ended. */
export async function readSharedVacancy(db: Executor, id: number): Promise<VacancyCard | undefined> {
  const row = await selectVacancyCards(db)
    .where('v.id', '=', id)
    .where('v.status', '!=', 'draft')
    .executeTakeFirst();
  return row && toVacancyCard(row);
}
