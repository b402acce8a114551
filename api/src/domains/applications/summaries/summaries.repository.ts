import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isReachable } from '../../accounts/reachable.repository.ts';

/** Less than a day, because a run may start slightly earlier than the previous one. */
const DUE = sql<Date>`now() - interval '20 hours'`;

/**
 * Finds a recruiter whose daily summary is due, records that it was written and locks the setting. Undefined when no
 * summary is due.
 */
export async function claimDueSummary(db: Executor, now: Date) {
  const due = await db
    .selectFrom('notification_settings as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.name', 'a.email'])
    .select(sql<Date>`greatest(s.summarised_at, s.updated_at)`.as('since'))
    .where('s.topic', '=', 'new_applicants')
    .where('s.delivery', '=', 'daily')
    .where(isReachable('a'))
    .where((either) =>
      either.or([either('s.summarised_at', 'is', null), either('s.summarised_at', '<', DUE)]),
    )
    .orderBy('a.id')
    .limit(1)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst();
  if (!due) return undefined;
  await db
    .updateTable('notification_settings')
    .set({ summarised_at: now })
    .where('account_id', '=', due.id)
    .where('topic', '=', 'new_applicants')
    .execute();
  return due;
}

/** Lists applications to the recruiter's companies in a period, the newest first. */
export async function readNewApplications(
  db: Executor,
  accountId: number,
  { since, until }: { since: Date; until: Date },
) {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .select(['a.vacancy_id', 'v.title', 'a.applicant_id', 'p.name'])
    .where('m.account_id', '=', accountId)
    .where('a.created_at', '>', since)
    .where('a.created_at', '<=', until)
    .where('a.cleared_at', 'is', null)
    .where('p.erased_at', 'is', null)
    .orderBy('a.id', 'desc')
    .execute();
}
