import type { ApplicationStatus } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { StatusDates } from '../applications.mails.ts';
import { MAX_UNDO_SECONDS, UNDO_SECONDS } from './statusChange.rules.ts';
import { isStanding } from './visibleStatus.repository.ts';

/** Ids of a status change in a URL. */
export interface ApplicationKey {
  vacancyId: number;
  applicantId: number;
}

/** Selects the application with what its mail needs, if it belongs to one of the recruiter's companies. */
function selectOwn(db: Executor, recruiterId: number) {
  return db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .leftJoin('accounts as account', 'account.id', 'p.account_id')
    .select(['a.id', 'a.status', 'a.vacancy_id', 'v.title', 'c.name as company'])
    .innerJoin('accounts as own', 'own.id', 'm.account_id')
    .select(['p.name', 'p.account_id', 'account.email', 'm.membership', 'own.name as recruiter'])
    .where('m.account_id', '=', recruiterId);
}

export async function findApplication(db: Executor, recruiterId: number, key: ApplicationKey) {
  return await selectOwn(db, recruiterId)
    .where('a.vacancy_id', '=', key.vacancyId)
    .where('a.applicant_id', '=', key.applicantId)
    .executeTakeFirst();
}

export async function lockApplication(
  db: Executor,
  recruiterId: number,
  key: ApplicationKey | { id: number },
) {
  const own = selectOwn(db, recruiterId).forUpdate('a');
  const found =
    'id' in key
      ? own.where('a.id', '=', key.id)
      : own.where('a.vacancy_id', '=', key.vacancyId).where('a.applicant_id', '=', key.applicantId);
  return await found.executeTakeFirst();
}

/** Locks the application of a status change. */
export async function lockApplicationOf(db: Executor, recruiterId: number, changeId: number) {
  return await selectOwn(db, recruiterId)
    .innerJoin('application_history as h', 'h.application_id', 'a.id')
    .where('h.id', '=', changeId)
    .where('h.previous_status', 'is not', null)
    .forUpdate('a')
    .executeTakeFirst();
}

/** Locks the pending change of a locked application, so that it does not take effect during the transaction. */
export async function lockPendingChange(db: Executor, applicationId: number) {
  return await db
    .selectFrom('application_history as h')
    .select(['h.id', 'h.previous_status'])
    .where('h.application_id', '=', applicationId)
    .where('h.applied_at', 'is', null)
    .where('h.effective_at', '>', sql<Date>`clock_timestamp()`)
    .where(isStanding)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks a change and returns its state. */
export async function lockChange(db: Executor, changeId: number) {
  return await db
    .selectFrom('application_history as h')
    .select(['h.id', 'h.previous_status', 'h.supersedes_id', 'h.undone_at', 'h.superseded_at'])
    .select(sql<boolean>`h.applied_at is not null or h.effective_at <= clock_timestamp()`.as('is_effective'))
    .where('h.id', '=', changeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function readLastChange(db: Executor, applicationId: number) {
  const row = await db
    .selectFrom('application_history as h')
    .leftJoin('accounts as account', 'account.id', 'h.by_account_id')
    .select(['h.at', 'account.name as by'])
    .where('h.application_id', '=', applicationId)
    .where(isStanding)
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .executeTakeFirst();
  return row;
}

export interface Change {
  status: ApplicationStatus;
  previousStatus: ApplicationStatus;
  supersedesId: number | null;
  by: number;
  note: string | null;
  notified: boolean;
}

/** Stores a change that takes effect after the time to undo it. */
export async function insertPendingChange(
  db: Executor,
  applicationId: number,
  { status, previousStatus, supersedesId, by, note, notified }: Change,
): Promise<{ id: number; effective_at: Date }> {
  await setStatus(db, applicationId, status);
  return await db
    .insertInto('application_history')
    .values({
      application_id: applicationId,
      status,
      previous_status: previousStatus,
      supersedes_id: supersedesId,
      at: sql<Date>`clock_timestamp()`,
      effective_at: EFFECTIVE_AT,
      applied_at: null,
      by_account_id: by,
      note,
      notified,
    })
    .returning(['id', 'effective_at'])
    .executeTakeFirstOrThrow();
}

export async function supersedeChange(db: Executor, id: number): Promise<void> {
  await db
    .updateTable('application_history')
    .set({ superseded_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

export async function markUndone(db: Executor, id: number): Promise<void> {
  await db
    .updateTable('application_history')
    .set({ undone_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Makes a superseded change pending again, with the full time to undo it. */
export async function restoreChange(
  db: Executor,
  id: number,
): Promise<{ status: ApplicationStatus; effective_at: Date }> {
  return await db
    .updateTable('application_history')
    .set({ superseded_at: null, effective_at: EFFECTIVE_AT })
    .where('id', '=', id)
    .returning(['status', 'effective_at'])
    .executeTakeFirstOrThrow();
}

export async function setStatus(
  db: Executor,
  applicationId: number,
  status: ApplicationStatus,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ status, updated_at: sql<Date>`now()` })
    .where('id', '=', applicationId)
    .execute();
}

/**
 * Grants the full time to undo again, up to the limit. Skips changes of other companies, changes of viewers, and those
 * that can no longer be undone.
 */
export async function postponeChanges(
  db: Executor,
  recruiterId: number,
  changeIds: readonly number[],
): Promise<Date[]> {
  const latest = sql<Date>`at + make_interval(secs => ${sql.lit(MAX_UNDO_SECONDS)})`;
  const rows = await db
    .updateTable('application_history')
    .set({ effective_at: sql<Date>`greatest(effective_at, least(${EFFECTIVE_AT}, ${latest}))` })
    .where('id', 'in', (each) =>
      each
        .selectFrom('application_history as h')
        .innerJoin('applications as a', 'a.id', 'h.application_id')
        .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
        .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
        .select('h.id')
        .where('h.id', 'in', changeIds)
        .where('m.account_id', '=', recruiterId)
        .where('m.membership', '<>', 'viewer')
        .where('h.previous_status', 'is not', null)
        .where('h.applied_at', 'is', null)
        .where('h.effective_at', '>', sql<Date>`clock_timestamp()`)
        .where(isStanding)
        .orderBy('h.id')
        .forUpdate('h'),
    )
    .returning('effective_at')
    .execute();
  return rows.map(({ effective_at }) => effective_at);
}

/** Marks one due change as applied and reads its applicant and company; concurrent workers skip it. */
export async function claimDueChange(db: Executor) {
  return await db
    .with('due', (query) =>
      query
        .updateTable('application_history')
        .set({ applied_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', (each) =>
          each
            .selectFrom('application_history as h')
            .select('h.id')
            .where('h.applied_at', 'is', null)
            .where('h.effective_at', '<=', sql<Date>`clock_timestamp()`)
            .where(isStanding)
            .orderBy('h.effective_at')
            .orderBy('h.id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['application_id', 'status', 'note', 'notified', 'by_account_id']),
    )
    .selectFrom('due')
    .innerJoin('applications as a', 'a.id', 'due.application_id')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .leftJoin('accounts as account', 'account.id', 'p.account_id')
    .select(['a.id', 'due.status', 'due.note', 'due.notified', 'a.vacancy_id', 'v.title'])
    .leftJoin('accounts as sender', 'sender.id', 'due.by_account_id')
    .select(['c.name as company', 'p.name', 'p.account_id', 'account.email', 'sender.name as recruiter'])
    .executeTakeFirst();
}

/** Reads when an application last reached each of its effective statuses. */
export async function readStatusDates(db: Executor, applicationId: number): Promise<StatusDates> {
  const rows = await db
    .selectFrom('application_history as h')
    .select(['h.status', 'h.at'])
    .where('h.application_id', '=', applicationId)
    .where('h.effective_at', '<=', sql<Date>`clock_timestamp()`)
    .where(isStanding)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
  return new Map(rows.map(({ status, at }) => [status, at]));
}

const EFFECTIVE_AT = sql<Date>`clock_timestamp() + make_interval(secs => ${sql.lit(UNDO_SECONDS)})`;
