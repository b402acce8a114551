import type { ApplicationEnd } from '@cpa/shared/contracts';
import { sql } from 'kysely';

/** What has ended an application (`a`, to vacancy `v`) other than a decision of the company; null while it is open. */
export const endCause = sql<ApplicationEnd['cause'] | null>`(case
  when a.cleared_at is not null then 'cleared'
  when exists (select from applicants e where e.id = a.applicant_id and e.erased_at is not null) then 'erased'
  when a.status = 'withdrawn' then 'withdrawn'
  when not exists (select from memberships e where e.company_id = v.company_id and e.membership <> 'viewer')
    then 'company_gone'
  when v.status = 'closed' then 'vacancy_closed'
end)`;

/** Last closing of vacancy `v`. */
const closedAt = sql<Date | null>`(
  select max(e.at) from vacancy_history e where e.vacancy_id = v.id and e.status = 'closed'
)`;

/** Time when it ended; null when that is not recorded. */
export const endedAt = sql<Date | null>`(case ${endCause}
  when 'cleared' then a.cleared_at
  when 'erased' then (select e.erased_at from applicants e where e.id = a.applicant_id)
  when 'withdrawn' then a.withdrawn_at
  else ${closedAt}
end)`;

export const toEnd = ({
  end_cause: cause,
  ended_at,
}: {
  end_cause: ApplicationEnd['cause'] | null;
  ended_at: Date | null;
}): ApplicationEnd | null => (cause === null ? null : { cause, at: ended_at?.toISOString() ?? null });
