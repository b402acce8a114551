import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { applyMoves } from './applyMoves.ts';
import { cancelEnded } from './cancelEnded.ts';
import { sendReminders } from './sendReminders.ts';

interface Context {
  config: Config;
  db: Database;
  publishEvent: PublishEvent;
  signal: AbortSignal;
}

export const sendInterviewRemindersJob = defineJob({
  name: 'send-interview-reminders',
  cron: '*/5 * * * *',
  isSingle: true,
  pollSeconds: 30,
  expireSeconds: 300,
  retries: 3,
  run: async ({ config: { siteUrl, mailFrom }, db, signal }: Context) =>
    await sendReminders({ db, siteUrl, mailFrom, signal }),
});

export const cancelEndedInterviewsJob = defineJob({
  name: 'cancel-ended-interviews',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 30,
  expireSeconds: 300,
  retries: 3,
  run: async ({ config: { siteUrl, mailFrom }, db, publishEvent, signal }: Context) =>
    await cancelEnded({ db, siteUrl, mailFrom, publishEvent, signal }),
});

/** Sent for the second in which a move becomes effective; the schedule makes up for a lost run. */
export const applyInterviewMovesJob = defineJob({
  name: 'apply-interview-moves',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 1,
  expireSeconds: 300,
  retries: 3,
  retrySeconds: 1,
  run: async ({ config: { siteUrl, mailFrom }, db, publishEvent, signal }: Context) =>
    await applyMoves({ db, siteUrl, mailFrom, publishEvent, signal }),
});
