import type { ApplicationStatus } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { visibleStatus } from '../status/visibleStatus.repository.ts';
import { UNDO_SECONDS } from './withdrawal.rules.ts';

const NOW = sql<Date>`clock_timestamp()`;

/** Time until which the withdrawal of an application (`a`) can be undone; null when there is none. */
export const undoUntil = sql<Date | null>`(
  case when a.withdrawn_at is not null and a.withdrawal_notified_at is null
    and a.withdrawn_at > clock_timestamp() - make_interval(secs => ${sql.lit(UNDO_SECONDS)})
  then a.withdrawn_at + make_interval(secs => ${sql.lit(UNDO_SECONDS)}) end
)`;

/** Locks the caller's application to a vacancy. */
export async function lockOwnApplication(db: Executor, applicantId: number, vacancyId: number) {
  return await db
    .selectFrom('applications as a')
    .select(['a.id', 'a.status', 'a.vacancy_id', 'a.withdrawn_from', 'a.withdrawal_notified_at'])
    .select([visibleStatus.as('visible_status'), undoUntil.as('undo_until')])
    .where('a.applicant_id', '=', applicantId)
    .where('a.vacancy_id', '=', vacancyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Withdraws a locked application. A pending change of the company is superseded. */
export async function markWithdrawn(
  db: Executor,
  { id, status }: { id: number; status: ApplicationStatus },
  { reason, accountId, pendingId }: { reason: string | null; accountId: number; pendingId: number | null },
): Promise<Date> {
  await db
    .insertInto('application_history')
    .values({
      application_id: id,
      status: 'withdrawn',
      at: NOW,
      effective_at: NOW,
      by_account_id: accountId,
      supersedes_id: pendingId,
    })
    .execute();
  const { withdrawn_at } = await db
    .updateTable('applications')
    .set({
      status: 'withdrawn',
      withdrawn_at: NOW,
      withdrawn_from: status,
      // The company no longer reads what was sent with an application that retention has cleared.
      withdrawal_reason: sql<string | null>`case when cleared_at is null then ${reason}::text end`,
      withdrawal_notified_at: null,
      updated_at: NOW,
    })
    .where('id', '=', id)
    .returning('withdrawn_at')
    .executeTakeFirstOrThrow();
  return withdrawn_at!;
}

/** Restores the status before the withdrawal. @returns the pending change that the withdrawal superseded. */
export async function restoreApplication(
  db: Executor,
  { id, status }: { id: number; status: ApplicationStatus },
): Promise<number | null> {
  await db
    .updateTable('applications')
    .set({ status, withdrawn_at: null, withdrawn_from: null, withdrawal_reason: null, updated_at: NOW })
    .where('id', '=', id)
    .execute();
  const entry = await db
    .updateTable('application_history')
    .set({ undone_at: NOW })
    .where('application_id', '=', id)
    .where('status', '=', 'withdrawn')
    .where('undone_at', 'is', null)
    .returning('supersedes_id')
    .executeTakeFirst();
  return entry?.supersedes_id ?? null;
}

/** Claims one withdrawal whose time to undo is over; concurrent workers skip it. */
export async function claimDueWithdrawal(db: Executor) {
  return await db
    .with('due', (query) =>
      query
        .updateTable('applications')
        .set({ withdrawal_notified_at: NOW })
        .where('id', '=', (each) =>
          each
            .selectFrom('applications as a')
            .select('a.id')
            .where('a.status', '=', 'withdrawn')
            .where('a.withdrawal_notified_at', 'is', null)
            .where(
              'a.withdrawn_at',
              '<=',
              sql<Date>`clock_timestamp() - make_interval(secs => ${sql.lit(UNDO_SECONDS)})`,
            )
            .orderBy('a.withdrawn_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'vacancy_id', 'applicant_id', 'cleared_at']),
    )
    .selectFrom('due')
    .innerJoin('vacancies as v', 'v.id', 'due.vacancy_id')
    .leftJoin('applicants as p', (join) =>
      join.onRef('p.id', '=', 'due.applicant_id').on('due.cleared_at', 'is', null),
    )
    .select(['due.id', 'due.vacancy_id', 'due.applicant_id', 'v.title', 'p.name'])
    .executeTakeFirst();
}
