import type { Executor } from '../../../platform/database/executor.ts';
import type { Card } from './board.rules.ts';
import { boardPosition } from './boardPosition.repository.ts';

/** Reads the cards that the recruiter may move; those of other companies and of viewers are left out. */
export async function readCards(db: Executor, recruiterId: number, ids: number[]): Promise<Card[]> {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .select(['a.id', 'a.status', boardPosition.as('position')])
    .where('m.account_id', '=', recruiterId)
    .where('m.membership', '!=', 'viewer')
    .where('a.id', 'in', ids)
    .execute();
}

/** Stores the place. @returns false, storing nothing, if the card left the stage in the meantime. */
export async function updatePosition(db: Executor, { id, status, position }: Card): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ board_position: position, board_status: status })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
