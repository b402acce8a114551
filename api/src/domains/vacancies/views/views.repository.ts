import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

export interface View {
  vacancyId: number;
  /** Day in Aruba, for example `2026-11-24`. */
  day: string;
  /** Account of the visitor, who counts unless the account is a member of the vacancy's company. */
  accountId: number | null;
  /** Hash of the visitor on this day. */
  viewer: Buffer;
}

/**
 * Counts the first view of a visitor on a day, in total and for its day. The update of the vacancy is HOT: no index
 * changes, since the fill factor leaves space on the page.
 */
export async function countView(db: Executor, { vacancyId, day, accountId, viewer }: View): Promise<void> {
  await sql`
    with seen as (
      insert into vacancy_viewers (vacancy_id, day, viewer)
      select ${vacancyId}::int, ${day}::date, ${viewer}::bytea
      where not exists (
        select from vacancies v join memberships m on m.company_id = v.company_id
        where v.id = ${vacancyId} and m.account_id = ${accountId}::int
      )
      on conflict do nothing returning vacancy_id, day
    ), counted as (
      update vacancies v set views = v.views + 1 from seen where v.id = seen.vacancy_id returning v.id, seen.day
    )
    insert into vacancy_views_daily (vacancy_id, day) select id, day from counted
    on conflict (vacancy_id, day) do update set views = vacancy_views_daily.views + 1
  `.execute(db);
}

/** Deletes the visitors of earlier days. */
export async function deleteViewers(db: Executor, today: string): Promise<void> {
  await db.deleteFrom('vacancy_viewers').where('day', '<', today).execute();
}
