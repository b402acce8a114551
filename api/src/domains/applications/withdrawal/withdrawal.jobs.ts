import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { notifyWithdrawals } from './notifyWithdrawals.ts';

interface Context {
  db: Database;
  publishEvent: PublishEvent;
  signal: AbortSignal;
}

/** Sent for the second in which the time to undo ends; the schedule makes up for a lost run. */
export const notifyWithdrawalsJob = defineJob({
  name: 'notify-withdrawals',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 1,
  expireSeconds: 300,
  retries: 3,
  retrySeconds: 1,
  run: async ({ db, publishEvent, signal }: Context) => await notifyWithdrawals({ db, publishEvent, signal }),
});
