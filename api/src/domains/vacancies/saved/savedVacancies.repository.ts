import { MOST_SAVED_VACANCIES, type SavedVacancy } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, toVacancyCard } from '../cards/vacancyCards.repository.ts';
import { MAX_ID } from '../../../platform/database/maxId.ts';

/** Lists saved vacancies, latest first, including ended ones but no drafts. */
export async function readSavedVacancies(db: Executor, accountId: number): Promise<SavedVacancy[]> {
  const rows = await selectVacancyCards(db)
    .innerJoin('saved_vacancies as s', 's.vacancy_id', 'v.id')
    .select('s.created_at as saved_at')
    .where('s.account_id', '=', accountId)
    .where('v.status', '!=', 'draft')
    .orderBy('s.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...toVacancyCard(row), saved_at: row.saved_at.toISOString() }));
}

/** Adds published vacancies up to the limit, the first as the latest. Existing entries keep their position. */
export async function saveVacancies(db: Executor, accountId: number, vacancyIds: number[]): Promise<void> {
  await sql`
    insert into saved_vacancies (account_id, vacancy_id, created_at)
    select ${accountId}, v.id, now() - min(wanted.place) * interval '1 microsecond'
    from unnest(${vacancyIds.filter((id) => id <= MAX_ID)}::integer[]) with ordinality as wanted (id, place)
    join vacancies v on v.id = wanted.id and v.status <> 'draft'
    where not exists (select from saved_vacancies s where s.account_id = ${accountId} and s.vacancy_id = v.id)
    group by v.id order by min(wanted.place)
    limit greatest(0, ${MOST_SAVED_VACANCIES} - (select count(*) from saved_vacancies where account_id = ${accountId}))
    on conflict do nothing
  `.execute(db);
}

export async function isSaved(db: Executor, accountId: number, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('saved_vacancies')
    .select('vacancy_id')
    .where('account_id', '=', accountId)
    .where('vacancy_id', '=', vacancyId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetVacancy(db: Executor, accountId: number, vacancyId: number): Promise<void> {
  await db
    .deleteFrom('saved_vacancies')
    .where('account_id', '=', accountId)
    .where('vacancy_id', '=', vacancyId)
    .execute();
}
