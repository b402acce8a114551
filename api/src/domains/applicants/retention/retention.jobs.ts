import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { runRetention } from './retention.service.ts';

export const runRetentionJob = defineJob({
  name: 'run-retention',
  cron: '30 3 * * *',
  isSingle: true,
  pollSeconds: 30,
  expireSeconds: 900,
  retries: 5,
  run: async ({ db, log }: { db: Database; log: Logger }) =>
    log.info(await runRetention(db), 'retention ran'),
});
