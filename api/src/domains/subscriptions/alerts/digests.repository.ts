import type { Locale, VacancyFilter } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { PAUSE_MINUTES } from './atOnce.rules.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';
import { conditionsOf, typedSearch } from '../../vacancies/vacancyConditions.repository.ts';

export interface DueAlert {
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

/**
 * Locks the first alert after an ID that is mailed at once, was not mailed within the pause and may have a new match; skips
 * the ones that another process has locked.
 */
export async function claimAlertAtOnce(
  db: Executor,
  { after, now }: { after: number; now: Date },
): Promise<DueAlert | undefined> {
  return await db
    .selectFrom('search_alerts')
    .select(['id', 'email', 'filter', 'confirmed_at', 'language'])
    .where('at_once', '=', true)
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .where(
      sql<boolean>`coalesce(last_sent_at <= ${now}::timestamptz - ${PAUSE_MINUTES} * interval '1 minute', true)`,
    )
    .where(
      sql<boolean>`exists (
        select from vacancies v where v.status = 'open' and v.published_at > coalesce(checked_at, confirmed_at)
      )`,
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Reads the vacancies that an alert has not reported yet, newest first. */
export async function readNewVacancies(
  db: Executor,
  { id, filter, confirmed_at }: DueAlert,
): Promise<{ id: number; published_at: Date }[]> {
  const search = typedSearch(filter);
  if (!search) return [];
  const { rows } = await sql<{ id: number; published_at: Date }>`
    select v.id, v.published_at from vacancies v
    where ${conditionsOf(search)} and v.published_at > ${confirmed_at}
      and not exists (select from search_alert_vacancies told where told.alert_id = ${id} and told.vacancy_id = v.id)
    order by v.id desc
  `.execute(db);
  return rows;
}

/** Records which vacancies an alert has reported, when it was checked, and when a mail was sent. */
export async function recordLook(
  db: Executor,
  id: number,
  {
    vacancyIds,
    ...checked
  }: { vacancyIds: number[]; looked_on?: string; checked_at?: Date; last_sent_at?: Date },
): Promise<void> {
  await sql`
    insert into search_alert_vacancies (alert_id, vacancy_id)
    select ${id}, vacancy_id from unnest(${vacancyIds}::integer[]) vacancy_id
  `.execute(db);
  await db.updateTable('search_alerts').set(checked).where('id', '=', id).execute();
}

export async function readCards(db: Executor, ids: number[]) {
  const rows = await selectVacancyCards(db)
    .where('v.id', 'in', ids)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  return rows.map(toVacancyCard);
}
