import { defineJob } from '../../../platform/queue/job.ts';
import type { PublishServices } from '../notifying/publishToRecruiters.ts';
import { notifyWithdrawals } from './notifyWithdrawals.ts';

interface Context extends PublishServices {
  signal: AbortSignal;
}

/** Queued for the second in which the time to undo ends; the schedule makes up for a lost run. */
export const notifyWithdrawalsJob = defineJob({
  name: 'notify-withdrawals',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 1,
  expireSeconds: 300,
  retries: 3,
  retrySeconds: 1,
  run: async ({ db, publishEvent, log, signal }: Context) =>
    await notifyWithdrawals({ db, publishEvent, log, signal }),
});
