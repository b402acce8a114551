import type { VacancyFilter } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards } from '../../vacancies/cards/vacancyCards.repository.ts';
import { conditionsOf, typedSearch } from '../../vacancies/vacancyConditions.repository.ts';
import { namedOptions } from '../../options/options.repository.ts';
import { isListed } from '../../companies/listedVacancies.repository.ts';

/** Reads the newest vacancies of a search. */
export async function readNewestMatches(db: Executor, filter: VacancyFilter, count: number) {
  const search = typedSearch(filter);
  if (!search) return [];
  return await selectFeedVacancies(db).where(conditionsOf(search)).limit(count).execute();
}

/** Reads open vacancies, newest first, after a cursor. */
export async function readOpenAfter(
  db: Executor,
  last: { place: string | null; id: number } | undefined,
  count: number,
) {
  let query = selectFeedVacancies(db).where(isListed);
  if (last)
    query = query.where(sql<boolean>`(v.published_at, v.id) < (${last.place}::timestamptz, ${last.id})`);
  return await query.limit(count).execute();
}

export type FeedVacancy = Awaited<ReturnType<typeof readOpenAfter>>[number];

/** Reads count and last change of all open vacancies, for the ETag. */
export async function readListState(db: Executor): Promise<{ count: number; changed: Date | null }> {
  return await db
    .selectFrom('vacancies as v')
    .select([sql<number>`count(*)`.as('count'), sql<Date | null>`max(v.updated_at)`.as('changed')])
    .where(isListed)
    .executeTakeFirstOrThrow();
}

function selectFeedVacancies(db: Executor) {
  return selectVacancyCards(db)
    .select(['v.description', 'v.requirements', 'v.benefits', 'v.translations', 'v.updated_at'])
    .select('c.address as company_address')
    .select([
      namedOptions('v.sectors').as('sectors'),
      // Microseconds, which a Date cannot hold.
      sql<string | null>`v.published_at::text`.as('place'),
    ])
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc');
}
