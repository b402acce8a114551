import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** An open page says every 25 seconds that it is open. */
const isPresent = sql<boolean>`l.seen_at > now() - interval '1 minute'`;

/**
 * Stores that the account has the application open, and forgets its other pages that were left without a word.
 * @returns true when it was not open before.
 */
export async function recordLooker(db: Executor, accountId: number, applicationId: number): Promise<boolean> {
  await db
    .deleteFrom('application_lookers as l')
    .where('account_id', '=', accountId)
    .where((looker) => looker.not(isPresent))
    .execute();
  const { hasCome } = await db
    .insertInto('application_lookers')
    .values({ application_id: applicationId, account_id: accountId })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    // Zero in a row that was inserted.
    .returning(sql<boolean>`xmax = 0`.as('hasCome'))
    .executeTakeFirstOrThrow();
  return hasCome;
}

export async function deleteLooker(db: Executor, accountId: number, applicationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('application_lookers')
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Lists the other members of the company who have the application open. */
export async function readOtherLookers(db: Executor, accountId: number, applicationId: number) {
  return await db
    .selectFrom('application_lookers as l')
    .innerJoin('accounts as who', 'who.id', 'l.account_id')
    .innerJoin('applications as a', 'a.id', 'l.application_id')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.company_id', '=', 'v.company_id').onRef('m.account_id', '=', 'who.id'),
    )
    .select(['who.id', 'who.name'])
    .where('l.application_id', '=', applicationId)
    .where('l.account_id', '<>', accountId)
    .where(isPresent)
    .orderBy('who.name')
    .orderBy('who.id')
    .execute();
}
