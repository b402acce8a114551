import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { sendSummaries } from './summaries.service.ts';

interface Context {
  config: Config;
  db: Database;
  publishEvent: PublishEvent;
  signal: AbortSignal;
}

export const sendSummariesJob = defineJob({
  name: 'send-applicant-summaries',
  cron: '0 7 * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 3600,
  retries: 5,
  run: async ({ db, config, publishEvent, signal }: Context) =>
    await sendSummaries({ db, siteUrl: config.siteUrl, publishEvent, signal }),
});
