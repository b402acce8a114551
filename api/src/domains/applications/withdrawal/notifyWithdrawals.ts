import { sendJob } from '../../../platform/queue/sendJob.repository.ts';
import { addNotification } from '../../notifications/inbox/addNotification.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { readRecruiterIds } from '../applying/apply.repository.ts';
import { cancelEndedInterviewsJob } from '../interviews/interviews.jobs.ts';
import type { PublishServices } from '../notifying/publishToRecruiters.ts';
import { publishStatuses } from '../status/publishStatuses.ts';
import { claimDueWithdrawal } from './withdrawal.repository.ts';

interface Services extends PublishServices {
  signal?: AbortSignal;
}

/**
 * Notifies the companies of withdrawals that can no longer be undone, in their bell and on open pages, and has open
 * interviews cancelled.
 * @returns the number of withdrawals.
 */
export async function notifyWithdrawals({ db, publishEvent, log, signal }: Services): Promise<number> {
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted();
    const withdrawn = await db.transaction().execute(async (trx) => {
      const due = await claimDueWithdrawal(trx);
      if (!due) return undefined;
      const notified = await addNotification(trx, await readRecruiterIds(trx, due.vacancy_id), {
        kind: 'application-withdrawn',
        target: due.id,
        data: { application_id: due.id, title: due.title, name: due.name ?? '' },
        applicantId: due.applicant_id,
      });
      await sendJob(trx, cancelEndedInterviewsJob, null);
      return { id: due.id, notified };
    });
    if (!withdrawn) return count;
    publishUnread({ db, publishEvent }, withdrawn.notified);
    await publishStatuses({ db, publishEvent, log }, [{ id: withdrawn.id, status: 'withdrawn' }]);
  }
}
