import type { Withdrawal, Withdrawn } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { sendJob } from '../../../platform/queue/sendJob.repository.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import type { Caller } from '../../accounts/caller.ts';
import { notifyUsers } from '../notifying/notifyUsers.ts';
import {
  lockPendingChange,
  restoreChange,
  setStatus,
  supersedeChange,
} from '../status/statusChange.repository.ts';
import { scheduleEffect } from '../status/scheduleEffect.ts';
import { notifyWithdrawalsJob } from './withdrawal.jobs.ts';
import { lockOwnApplication, markWithdrawn, restoreApplication } from './withdrawal.repository.ts';
import { assertCanUndoWithdrawal, assertCanWithdraw, UNDO_SECONDS } from './withdrawal.rules.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
}

/**
 * Withdraws the caller's application. The company is notified when the time to undo is over. Withdrawing again changes
 * nothing.
 * @throws DomainError 404 without an application to the vacancy, 409 once it has ended.
 */
export async function withdraw(
  { db, publishEvent }: Services,
  { id: accountId, applicantId }: Caller,
  vacancyId: number,
  { reason }: Withdrawal,
): Promise<Withdrawn> {
  const undo_until = await db.transaction().execute(async (trx) => {
    const application = await lockOwn(trx, applicantId, vacancyId);
    if (application.status === 'withdrawn') return application.undo_until;
    assertCanWithdraw(application.visible_status);
    const pending = await lockPendingChange(trx, application.id);
    if (pending) await supersedeChange(trx, pending.id);
    const details = { reason: reason || null, accountId, pendingId: pending?.id ?? null };
    const withdrawnAt = await markWithdrawn(trx, application, details);
    return await scheduleNotification(trx, withdrawnAt);
  });
  notifyUsers(publishEvent, [accountId], 'application-status', { vacancy_id: vacancyId });
  return { status: 'withdrawn', undo_until: undo_until?.toISOString() ?? null };
}

/**
 * Undoes a withdrawal. A change of the company that it superseded is pending again.
 * @throws DomainError 404 without an application to the vacancy, 409 once the company was notified.
 */
export async function undoWithdrawal(
  { db, publishEvent }: Services,
  { id: accountId, applicantId }: Caller,
  vacancyId: number,
): Promise<Withdrawn> {
  const status = await db.transaction().execute(async (trx) => {
    const application = await lockOwn(trx, applicantId, vacancyId);
    const { id, withdrawn_from } = application;
    if (application.status !== 'withdrawn' || withdrawn_from === null) return application.visible_status;
    assertCanUndoWithdrawal(application.withdrawal_notified_at);
    const pendingId = await restoreApplication(trx, { id, status: withdrawn_from });
    if (pendingId !== null) {
      const restored = await restoreChange(trx, pendingId);
      await setStatus(trx, id, restored.status);
      await scheduleEffect(trx, restored.effective_at);
    }
    return (await lockOwn(trx, applicantId, vacancyId)).visible_status;
  });
  notifyUsers(publishEvent, [accountId], 'application-status', { vacancy_id: vacancyId });
  return { status, undo_until: null };
}

async function lockOwn(db: Executor, applicantId: number | null, vacancyId: number) {
  const application = applicantId === null ? undefined : await lockOwnApplication(db, applicantId, vacancyId);
  if (!application) throw notFound('application');
  return application;
}

/** Queues the job for the end of the time to undo. @returns that time. */
async function scheduleNotification(db: Executor, withdrawnAt: Date): Promise<Date> {
  const until = new Date(withdrawnAt.getTime() + UNDO_SECONDS * 1000);
  const startAfter = new Date(Math.ceil(until.getTime() / 1000) * 1000);
  await sendJob(db, notifyWithdrawalsJob, null, { key: startAfter.toISOString(), startAfter });
  return until;
}
