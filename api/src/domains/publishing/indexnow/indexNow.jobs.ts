import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { submitChangedPages } from './indexNow.service.ts';

interface Context {
  config: Config;
  db: Database;
  signal: AbortSignal;
}

export const submitChangedPagesJob = defineJob({
  name: 'submit-changed-pages',
  cron: '*/5 * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 300,
  retries: 0,
  run: async ({ db, config, signal }: Context) => await submitChangedPages(db, config, signal),
});
