import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { applyStatusChanges } from './applyStatusChanges.ts';

interface Context {
  config: Config;
  db: Database;
  publishEvent: PublishEvent;
  signal: AbortSignal;
}

/** Sent for the second in which a change becomes effective; the schedule makes up for a lost run. */
export const applyStatusChangesJob = defineJob({
  name: 'apply-status-changes',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 1,
  expireSeconds: 300,
  retries: 3,
  retrySeconds: 1,
  run: async ({ config, db, publishEvent, signal }: Context) =>
    await applyStatusChanges({ db, siteUrl: config.siteUrl, publishEvent, signal }),
});
