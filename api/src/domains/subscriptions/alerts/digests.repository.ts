import type { Locale, VacancyFilter } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';
import { conditionsOf, typedSearch } from '../../vacancies/vacancyConditions.repository.ts';

interface DueAlert {
  id: number;
  email: string;
  filter: VacancyFilter;
  confirmed_at: Date | null;
  language: Locale | null;
}

/** Locks a due alert and skips the ones that another process has locked. */
export async function claimDueAlert(db: Executor, today: string): Promise<DueAlert | undefined> {
  return await db
    .selectFrom('search_alerts')
    .select(['id', 'email', 'filter', 'confirmed_at', 'language'])
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`looked_on <= ${today}::date - case frequency when 'weekly' then 7 else 1 end`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Records the new vacancies of an alert as sent. Resolves to their ids, newest first. */
export async function takeNewVacancies(
  db: Executor,
  { id, filter, confirmed_at }: DueAlert,
): Promise<number[]> {
  const search = typedSearch(filter);
  if (!search) return [];
  const { rows } = await sql<{ vacancy_id: number }>`
    with news as (
      select v.id from vacancies v
      where ${conditionsOf(search)} and v.published_at > ${confirmed_at}
        and not exists (select from search_alert_vacancies told where told.alert_id = ${id} and told.vacancy_id = v.id)
    )
    insert into search_alert_vacancies (alert_id, vacancy_id) select ${id}, news.id from news returning vacancy_id
  `.execute(db);
  return rows.map(({ vacancy_id }) => vacancy_id).toSorted((one, other) => other - one);
}

/** Records that the alert was checked, and when a digest was sent. */
export async function recordLook(
  db: Executor,
  id: number,
  { today, hasSent }: { today: string; hasSent: boolean },
): Promise<void> {
  await db
    .updateTable('search_alerts')
    .set({ looked_on: today, ...(hasSent && { last_sent_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}

export async function readCards(db: Executor, ids: number[]) {
  const rows = await selectVacancyCards(db)
    .where('v.id', 'in', ids)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  return rows.map(toVacancyCard);
}
