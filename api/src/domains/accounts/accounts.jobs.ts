import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import { defineJob } from '../../platform/queue/job.ts';
import { deleteExpiredTokens } from './expiredTokens.repository.ts';
import { writeResetMails } from './linkMails.service.ts';

export const writeResetMailsJob = defineJob({
  name: 'write-reset-mails',
  cron: '* * * * *',
  pollSeconds: 1,
  expireSeconds: 60,
  retries: 0,
  run: async ({ db, config }: { db: Database; config: Config }) => await writeResetMails(db, config.siteUrl),
});

export const deleteExpiredTokensJob = defineJob({
  name: 'forget-tokens',
  cron: '17 * * * *',
  isSingle: true,
  pollSeconds: 30,
  expireSeconds: 900,
  retries: 2,
  run: async ({ db }: { db: Database }) => await deleteExpiredTokens(db),
});
