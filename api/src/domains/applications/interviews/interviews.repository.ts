import { FINAL_STATUSES } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { endCause } from '../applicationEnd.repository.ts';
import { hasProposer } from './interviewList.repository.ts';
import { CLOSING_DAYS, REMINDERS } from './interviews.rules.ts';
import { isReachable } from '../../accounts/reachable.repository.ts';

/** Locks an application of one of the recruiter's companies. `account_id` is null after retention has cleared it. */
export async function lockApplicationById(db: Executor, recruiterId: number, id: number) {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .leftJoin('applicants as p', (join) =>
      join.onRef('p.id', '=', 'a.applicant_id').on('a.cleared_at', 'is', null),
    )
    .select(['a.id', 'a.status', 'a.vacancy_id', 'p.account_id', 'm.membership'])
    .where('a.id', '=', id)
    .where('m.account_id', '=', recruiterId)
    .forUpdate('a')
    .executeTakeFirst();
}

/** Selects interviews with everything that mails, notifications and rules need. */
export function selectInterviews(db: Executor) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .leftJoin('accounts as applicant', 'applicant.id', 'p.account_id')
    .leftJoin('accounts as recruiter', 'recruiter.id', 'i.proposed_by')
    .select(['i.id', 'i.application_id', 'i.status', 'i.proposed_by', 'i.minutes', 'i.place', 'i.video_url'])
    .select(['i.note', 'i.starts_at', 'i.ends_at', 'i.message', 'i.cancel_reason', 'i.sequence'])
    .select(['i.confirmed_at', 'i.pending_move', 'a.status as application_status', endCause.as('end_cause')])
    .select(['a.applicant_id', 'a.vacancy_id'])
    .select(['v.title', 'v.company_id', 'c.name as company', 'c.logo', 'p.name', 'p.account_id'])
    .select(['applicant.email', 'recruiter.name as recruiter_name', hasProposer.as('has_proposer')]);
}

export type InterviewFacts = Awaited<ReturnType<typeof findFacts>>;

export async function findFacts(db: Executor, id: number) {
  return await selectInterviews(db).where('i.id', '=', id).executeTakeFirstOrThrow();
}

/** Locks an interview of one of the recruiter's companies. */
export async function lockForCompany(db: Executor, recruiterId: number, id: number) {
  return await selectInterviews(db)
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .select('m.membership')
    .where('i.id', '=', id)
    .where('m.account_id', '=', recruiterId)
    .forUpdate('i')
    .executeTakeFirst();
}

/** Finds an interview of one of the recruiter's companies or of the applicant. */
export async function findOwn(
  db: Executor,
  owner: { recruiterId: number } | { applicantId: number },
  id: number,
) {
  const query = selectInterviews(db).where('i.id', '=', id);
  if ('applicantId' in owner) {
    return await query.where('a.applicant_id', '=', owner.applicantId).executeTakeFirst();
  }
  return await query
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .where('m.account_id', '=', owner.recruiterId)
    .executeTakeFirst();
}

/** Locks an interview of the applicant. */
export async function lockForApplicant(db: Executor, applicantId: number, id: number) {
  return await selectInterviews(db)
    .where('i.id', '=', id)
    .where('a.applicant_id', '=', applicantId)
    .forUpdate('i')
    .executeTakeFirst();
}

/** Condition for an interview (`i`) that the end of its application calls off. */
const isCalledOff = sql<boolean>`(
  ${endCause} in ('erased', 'company_gone')
  or (a.status = 'withdrawn' and a.withdrawal_notified_at is not null)
  or (a.status in ('rejected', 'hired')
    and not exists (select from application_history h where h.application_id = a.id and h.applied_at is null
      and h.undone_at is null and h.superseded_at is null))
  or (v.status = 'closed' and a.status <> 'withdrawn'
    and exists (select from vacancy_history h where h.vacancy_id = v.id and h.status = 'closed'
      and h.at > greatest(i.created_at, now() - make_interval(days => ${sql.lit(CLOSING_DAYS)}))))
)`;

/**
 * Locks one open interview of an application that has ended; concurrent workers skip it. A vacancy that closes ends the
 * interviews arranged before: the company may invite an applicant of a closed vacancy again.
 */
export async function lockEnded(db: Executor) {
  return await selectInterviews(db)
    .where(
      sql<boolean>`(
        i.status in ('proposed', 'declined') or (i.status = 'confirmed' and i.starts_at > now())
      )`,
    )
    .where(isCalledOff)
    .orderBy('i.id')
    .limit(1)
    .forUpdate('i')
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Locks one confirmed interview whose move can no longer be undone; concurrent workers skip it. Excludes an interview
 * that is cancelled, or will be once the withdrawal or the decision can no longer be undone.
 */
export async function lockDueMove(db: Executor) {
  return await selectInterviews(db)
    .where('i.status', '=', 'confirmed')
    .where('i.move_effective_at', '<=', sql<Date>`clock_timestamp()`)
    .where('a.status', 'not in', FINAL_STATUSES)
    .where(sql<boolean>`${isCalledOff} is not true`)
    .orderBy('i.move_effective_at')
    .limit(1)
    .forUpdate('i')
    .skipLocked()
    .executeTakeFirst();
}

/** Locks one confirmed interview that is due for its reminder; concurrent workers skip it. */
export async function lockDueReminder(db: Executor, now: Date) {
  return await selectInterviews(db)
    .where('i.status', '=', 'confirmed')
    .where('i.reminded_at', 'is', null)
    .where('i.pending_move', 'is', null)
    .where('i.starts_at', '>', now)
    .where((each) =>
      each.or(
        REMINDERS.map(({ hours, confirmedHours }) =>
          each.and([
            each('i.starts_at', '<=', sql<Date>`${now}::timestamptz + make_interval(hours => ${hours})`),
            each('i.confirmed_at', '<', sql<Date>`i.starts_at - make_interval(hours => ${confirmedHours})`),
          ]),
        ),
      ),
    )
    .where('a.status', 'not in', ['rejected', 'withdrawn'])
    .orderBy('i.starts_at')
    .limit(1)
    .forUpdate('i')
    .skipLocked()
    .executeTakeFirst();
}

export async function markReminded(db: Executor, id: number, now: Date): Promise<void> {
  await db.updateTable('interviews').set({ reminded_at: now }).where('id', '=', id).execute();
}

export async function readStandings(db: Executor, applicationId: number) {
  return await db
    .selectFrom('interviews')
    .select(['status', 'starts_at', 'ends_at'])
    .where('application_id', '=', applicationId)
    .execute();
}

/**
 * Reads which recruiters are notified for the company: the one who proposed the times while a member, otherwise every
 * member who is not a viewer.
 */
export async function readCompanyRecipients(
  db: Executor,
  { company_id, proposed_by }: { company_id: number; proposed_by: number | null },
  except: ReadonlySet<number> = new Set(),
): Promise<{ id: number; email: string; name: string }[]> {
  const all = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as account', 'account.id', 'm.account_id')
    .select(['account.id', 'account.email', 'account.name'])
    .where('m.company_id', '=', company_id)
    .where('m.membership', '!=', 'viewer')
    .where(isReachable('account'))
    .orderBy('account.id')
    .execute();
  const members = all.filter(({ id }) => !except.has(id));
  const proposer = members.filter(({ id }) => id === proposed_by);
  return proposer.length > 0 ? proposer : members;
}
