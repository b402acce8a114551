import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';

/** With fewer applications, the median is not representative. */
const MIN_APPLICATIONS = 10;

/**
 * Stores the median days between an application and the first decision about it. Applications of the last ten days
 * do not count: they may still wait for a decision.
 */
export async function refreshAnswerDays(db: Executor, now = new Date()): Promise<void> {
  await sql`
    with decided as (
      select v.company_id, case when first.at is null then 'infinity'::float
        else greatest(1, round(extract(epoch from first.at - a.created_at) / 86400))::float end as days
      from applications a
      join vacancies v on v.id = a.vacancy_id
      cross join lateral (
        select min(h.effective_at) as at from application_history h
        where h.application_id = a.id and h.status not in ('new', 'viewed', 'withdrawn') and h.effective_at <= ${now}
          and h.undone_at is null and h.superseded_at is null
      ) first
      where a.withdrawn_at is null and a.created_at between ${now}::timestamptz - interval '180 days' and ${now}::timestamptz - interval '10 days'
    ), medians as (
      select company_id, nullif(percentile_disc(0.5) within group (order by days), 'infinity')::int as days
      from decided group by company_id having count(*) >= ${sql.lit(MIN_APPLICATIONS)}
    )
    update companies c set answer_days = m.days
    from companies known left join medians m on m.company_id = known.id
    where c.id = known.id and known.answer_days is distinct from m.days
  `.execute(db);
}
