import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { FIRST_HOUR, LAST_HOUR } from './atOnce.rules.ts';
import { sendAlertsAtOnce, sendDigests } from './digests.service.ts';

interface Context {
  config: Config;
  db: Database;
  signal: AbortSignal;
}

export const sendAlertsAtOnceJob = defineJob({
  name: 'send-alerts-at-once',
  cron: `* ${FIRST_HOUR}-${LAST_HOUR} * * *`,
  isSingle: true,
  pollSeconds: 30,
  expireSeconds: 300,
  retries: 3,
  run: async ({ db, config, signal }: Context) =>
    await sendAlertsAtOnce(db, { siteUrl: config.siteUrl, secret: config.secrets.JWT_SECRET, signal }),
});

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
