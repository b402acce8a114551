import type { ApplicationStatus } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Card } from './board.rules.ts';
import { boardPosition } from './boardPosition.repository.ts';

type OwnCard = Card & { companyId: number };

/** Reads the cards that the recruiter may move; those of other companies and of viewers are left out. */
export async function readCards(db: Executor, recruiterId: number, ids: number[]): Promise<OwnCard[]> {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .select(['a.id', 'a.status', 'v.company_id as companyId', boardPosition.as('position')])
    .where('m.account_id', '=', recruiterId)
    .where('m.membership', '!=', 'viewer')
    .where('a.id', 'in', ids)
    .execute();
}

/** Locks the stages of these cards until the end of the transaction. */
export async function lockStages(db: Executor, ids: number[]): Promise<void> {
  await db
    .selectFrom('applications')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Reads a column of the board of these companies from top to bottom. */
export async function readColumn(
  db: Executor,
  companyIds: number[],
  status: ApplicationStatus,
): Promise<Card[]> {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .select(['a.id', 'a.status', boardPosition.as('position')])
    .where('v.company_id', 'in', companyIds)
    .where('a.status', '=', status)
    .orderBy('position', 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}

/** Lets one transaction at a time change the order of the boards of these companies. */
export async function lockBoards(db: Executor, companyIds: number[]): Promise<void> {
  // The order is the same for all transactions, which prevents a deadlock.
  for (const companyId of companyIds.toSorted((a, b) => a - b))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`board ${companyId}`}, 0))`.execute(db);
}

/**
 * Stores places and returns their version. Call it on a locked board: the version is the time in microseconds, or the
 * latest version plus one when the clock was set back. So open pages also accept it after a backup was restored.
 */
export async function storePlaces(db: Executor, cards: readonly Card[]): Promise<number> {
  const ids = cards.map(({ id }) => id);
  const { version } = await db
    .selectFrom('board_places')
    .select(NEXT_VERSION.as('version'))
    .where('application_id', 'in', ids)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('board_places')
    .values(cards.map(({ id, status, position }) => ({ application_id: id, status, position, version })))
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'status'])
        .doUpdateSet({ position: sql`excluded.position`, version: sql`excluded.version` }),
    )
    .execute();
  return version;
}

const NEXT_VERSION = sql<number>`
  greatest(floor(extract(epoch from clock_timestamp()) * 1e6), coalesce(max(version), 0) + 1)::float8`;
