import { MOST_VIEWED_VACANCIES } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { MAX_ID } from '../../../platform/database/maxId.ts';

/** Lists the IDs of viewed vacancies, the last one first, without drafts. */
export async function readViewedVacancies(db: Executor, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('viewed_vacancies as s')
    .innerJoin('vacancies as v', 'v.id', 's.vacancy_id')
    .select('v.id')
    .where('s.account_id', '=', accountId)
    .where('v.status', '!=', 'draft')
    .orderBy('s.viewed_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts vacancies before the others, the first as the last viewed, and removes those beyond the limit. */
export async function addViewedVacancies(db: Executor, accountId: number, ids: number[]): Promise<void> {
  await sql`
    insert into viewed_vacancies (account_id, vacancy_id, viewed_at)
    select ${accountId}, v.id, statement_timestamp() - min(wanted.place) * interval '1 microsecond'
    from unnest(${ids.filter((id) => id <= MAX_ID)}::integer[]) with ordinality as wanted (id, place)
    join vacancies v on v.id = wanted.id and v.status <> 'draft'
    group by v.id order by v.id
    on conflict (account_id, vacancy_id) do update set viewed_at = excluded.viewed_at
  `.execute(db);
  await sql`
    delete from viewed_vacancies where account_id = ${accountId} and vacancy_id in (
      select vacancy_id from viewed_vacancies where account_id = ${accountId}
      order by viewed_at desc, vacancy_id desc offset ${MOST_VIEWED_VACANCIES}
    )
  `.execute(db);
}

export async function clearViewedVacancies(db: Executor, accountId: number): Promise<void> {
  await db.deleteFrom('viewed_vacancies').where('account_id', '=', accountId).execute();
}
