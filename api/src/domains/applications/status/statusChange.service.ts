import type { ApplicationStatus, StatusMail, StatusMailQuery, StatusUpdate } from '@cpa/shared/contracts';
import { assertWriter } from '../../companies/company.rules.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { sendJob } from '../../../platform/queue/sendJob.repository.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { readDeliveries } from '../../notifications/settings/notificationSettings.repository.ts';
import { statusChangedMail } from '../applications.mails.ts';
import { readRecruiterIds } from '../apply.repository.ts';
import { notifyUsers } from '../notifyUsers.ts';
import { applyStatusChangesJob } from './statusChange.jobs.ts';
import {
  type ApplicationKey,
  findApplication,
  insertPendingChange,
  lockApplication,
  lockApplicationOf,
  lockChange,
  lockPendingChange,
  markUndone,
  readLastChange,
  restoreChange,
  setStatus,
  supersedeChange,
} from './statusChange.repository.ts';
import { assertCanUndo, decideChange } from './statusChange.rules.ts';

interface Services {
  db: Database;
  siteUrl: string;
  publishEvent: PublishEvent;
}

interface ChangeResult {
  current_status: ApplicationStatus;
  change_id: number | null;
  effective_at: string | null;
}

/**
 * Changes the status of an application. Recruiters see it at once; the applicant sees it, and is mailed on request,
 * when the time to undo it has passed. A change during that time supersedes the pending one.
 * @throws DomainError 404 for an application to another company, and as `decideChange`.
 */
export async function changeStatus(
  { db, publishEvent }: Services,
  recruiterId: number,
  key: ApplicationKey,
  update: StatusUpdate,
): Promise<ChangeResult> {
  const result = await db.transaction().execute(async (trx) => await change(trx, recruiterId, key, update));
  if (result.isChanged) await notifyRecruiters(db, publishEvent, key.vacancyId);
  const { current_status, change_id, effective_at } = result;
  return { current_status, change_id, effective_at };
}

async function change(
  trx: Executor,
  by: number,
  key: ApplicationKey,
  { status, should_notify = false, recruiter_note, known_status }: StatusUpdate,
): Promise<ChangeResult & { isChanged: boolean }> {
  const application = await lockApplication(trx, by, key);
  if (!application) throw notFound('This application');
  assertWriter(application.membership);
  const { id, status: current, email, account_id } = application;
  const pending = await lockPendingChange(trx, id);
  const previous = pending?.previous_status ?? null;
  const facts = { current, previous, requested: status, known: known_status };
  const decision = decideChange(facts, await readLastChange(trx, id));
  if (decision === 'none') return { ...unchanged(current), isChanged: false };
  if (pending) await supersedeChange(trx, pending.id);
  if (decision === 'cancel') {
    await setStatus(trx, id, status);
    return { ...unchanged(status), isChanged: true };
  }
  const inserted = await insertPendingChange(trx, id, {
    status,
    previousStatus: previous ?? current,
    supersedesId: pending?.id ?? null,
    by,
    note: recruiter_note || null,
    notified: should_notify && email !== null && (await wantsUpdates(trx, account_id)),
  });
  await scheduleEffect(trx, inserted.effective_at);
  const effective_at = inserted.effective_at.toISOString();
  return { current_status: status, change_id: inserted.id, effective_at, isChanged: true };
}

/** Checks that the applicant has not turned updates off. */
async function wantsUpdates(db: Executor, accountId: number | null): Promise<boolean> {
  if (accountId === null) return false;
  const deliveries = await readDeliveries(db, [accountId], 'application_updates');
  return deliveries.get(accountId) === 'at_once';
}

const unchanged = (current_status: ApplicationStatus): ChangeResult => ({
  current_status,
  change_id: null,
  effective_at: null,
});

/**
 * Undoes a pending change and restores the one that it superseded. Undoing it again changes nothing.
 * @throws DomainError 404 for a change of another company, 409 once it is effective or superseded.
 */
export async function undoChange(
  { db, publishEvent }: Services,
  recruiterId: number,
  changeId: number,
): Promise<ApplicationStatus> {
  const { status, vacancyId } = await db.transaction().execute(async (trx) => {
    const application = await lockApplicationOf(trx, recruiterId, changeId);
    if (!application) throw notFound('This status change');
    assertWriter(application.membership);
    const { id, vacancy_id } = application;
    const pending = await lockChange(trx, changeId);
    if (pending.undone_at !== null) return { status: application.status, vacancyId: null };
    assertCanUndo(pending);
    await markUndone(trx, changeId);
    const restored = pending.supersedes_id === null ? null : await restoreChange(trx, pending.supersedes_id);
    if (restored) await scheduleEffect(trx, restored.effective_at);
    const previous = restored?.status ?? pending.previous_status!;
    await setStatus(trx, id, previous);
    return { status: previous, vacancyId: vacancy_id };
  });
  if (vacancyId !== null) await notifyRecruiters(db, publishEvent, vacancyId);
  return status;
}

/**
 * Renders the mail that a status change would send.
 * @throws DomainError 404 for an application to another company.
 */
export async function previewMail(
  { db, siteUrl }: Services,
  recruiterId: number,
  key: ApplicationKey,
  { status, recruiter_note }: StatusMailQuery,
): Promise<StatusMail> {
  const application = await findApplication(db, recruiterId, key);
  if (!application) throw notFound('This application');
  const { name, title, company, vacancy_id } = application;
  const facts = { siteUrl, name: name ?? '', title, company, vacancyId: vacancy_id };
  const { subject, html, text } = statusChangedMail({ ...facts, status, note: recruiter_note || null });
  return { subject, html, text };
}

/** Queues the job for the second after the change becomes effective; changes of one second share it. */
async function scheduleEffect(db: Executor, effectiveAt: Date): Promise<void> {
  const startAfter = new Date(Math.ceil(effectiveAt.getTime() / 1000) * 1000);
  await sendJob(db, applyStatusChangesJob, null, { key: startAfter.toISOString(), startAfter });
}

async function notifyRecruiters(db: Database, publishEvent: PublishEvent, vacancyId: number): Promise<void> {
  notifyUsers(publishEvent, await readRecruiterIds(db, vacancyId), 'application-status', vacancyId);
}
