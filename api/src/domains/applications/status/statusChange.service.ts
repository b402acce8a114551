import type { ApplicationStatus, StatusMail, StatusMailQuery, StatusUpdate } from '@cpa/shared/contracts';
import { assertWriter } from '../../companies/company.rules.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { readMailLanguage } from '../../accounts/localisedMail.repository.ts';
import { readDeliveries } from '../../notifications/settings/notificationSettings.repository.ts';
import { statusChangedMail } from '../applications.mails.ts';
import type { PublishServices } from '../notifying/publishToRecruiters.ts';
import { publishStatuses, type StatusOfApplication } from './publishStatuses.ts';
import { scheduleEffect } from './scheduleEffect.ts';
import * as repository from './statusChange.repository.ts';
import { assertCanUndo, decideChange } from './statusChange.rules.ts';

interface Services extends PublishServices {
  siteUrl: string;
}

export interface ChangeResult {
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
  services: Services,
  recruiterId: number,
  key: repository.ApplicationKey,
  update: StatusUpdate,
): Promise<ChangeResult> {
  const { result, changed } = await services.db
    .transaction()
    .execute(async (trx) => await recordChange(trx, recruiterId, key, update));
  await publishStatuses(services, changed);
  return result;
}

/** Records a change without publishing it; `changed` is the event for the recruiters' pages. */
export async function recordChange(
  trx: Executor,
  by: number,
  key: repository.ApplicationKey | { id: number },
  { status, should_notify = false, recruiter_note, known_status }: StatusUpdate,
): Promise<{ result: ChangeResult; changed: StatusOfApplication[] }> {
  const application = await repository.lockApplication(trx, by, key);
  if (!application) throw notFound('application');
  assertWriter(application.membership);
  const { id, status: current, email, account_id } = application;
  const pending = await repository.lockPendingChange(trx, id);
  const previous = pending?.previous_status ?? null;
  const facts = { current, previous, requested: status, known: known_status };
  const isOutdated = known_status !== undefined && known_status !== current;
  const decision = decideChange(facts, isOutdated ? await repository.readLastChange(trx, id) : undefined);
  if (decision === 'none') return { result: unchanged(current), changed: [] };
  if (pending) await repository.supersedeChange(trx, pending.id);
  if (decision === 'cancel') {
    await repository.setStatus(trx, id, status);
    return { result: unchanged(status), changed: [{ id, status }] };
  }
  const inserted = await repository.insertPendingChange(trx, id, {
    status,
    previousStatus: previous ?? current,
    supersedesId: pending?.id ?? null,
    by,
    note: recruiter_note || null,
    notified: should_notify && email !== null && (await wantsUpdates(trx, account_id)),
  });
  await scheduleEffect(trx, inserted.effective_at);
  const effective_at = inserted.effective_at.toISOString();
  const result = { current_status: status, change_id: inserted.id, effective_at };
  return { result, changed: [{ id, status }] };
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
  services: Services,
  recruiterId: number,
  changeId: number,
): Promise<ApplicationStatus> {
  const { status, changed } = await services.db
    .transaction()
    .execute(async (trx) => await recordUndo(trx, recruiterId, changeId));
  await publishStatuses(services, changed);
  return status;
}

/** Records that a change was undone without publishing it. */
export async function recordUndo(
  trx: Executor,
  recruiterId: number,
  changeId: number,
): Promise<{ status: ApplicationStatus; changed: StatusOfApplication[] }> {
  const application = await repository.lockApplicationOf(trx, recruiterId, changeId);
  if (!application) throw notFound('status_change');
  assertWriter(application.membership);
  const { id } = application;
  const pending = await repository.lockChange(trx, changeId);
  if (pending.undone_at !== null) return { status: application.status, changed: [] };
  assertCanUndo(pending);
  await repository.markUndone(trx, changeId);
  const restored =
    pending.supersedes_id === null ? null : await repository.restoreChange(trx, pending.supersedes_id);
  if (restored) await scheduleEffect(trx, restored.effective_at);
  const previous = restored?.status ?? pending.previous_status!;
  await repository.setStatus(trx, id, previous);
  return { status: previous, changed: [{ id, status: previous }] };
}

/**
 * Renders the mail that a status change would send.
 * @throws DomainError 404 for an application to another company.
 */
export async function previewMail(
  { db, siteUrl }: Services,
  recruiterId: number,
  key: repository.ApplicationKey,
  { status, recruiter_note }: StatusMailQuery,
): Promise<StatusMail> {
  const application = await repository.findApplication(db, recruiterId, key);
  if (!application) throw notFound('application');
  const { name, email, title, company, vacancy_id, recruiter } = application;
  const language = await readMailLanguage(db, email);
  const facts = { siteUrl, language, name: name ?? '', title, company, vacancyId: vacancy_id, recruiter };
  const reachedAt = new Map(await repository.readStatusDates(db, application.id)).set(status, new Date());
  const note = recruiter_note || null;
  const { subject, html, text } = statusChangedMail({ ...facts, status, note, reachedAt });
  return { subject, html, text };
}
