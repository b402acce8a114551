import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { sendDigests } from './digests.service.ts';

interface Context {
  config: Config;
  db: Database;
  signal: AbortSignal;
}

export const sendDigestsJob = defineJob({
  name: 'send-digests',
  cron: '0 7 * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 3600,
  retries: 5,
  run: async ({ db, config, signal }: Context) =>
    await sendDigests(db, { siteUrl: config.siteUrl, secret: config.secrets.JWT_SECRET, signal }),
});
