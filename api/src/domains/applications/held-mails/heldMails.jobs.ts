import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { sendHeldMails } from './sendHeldMails.service.ts';

interface Context {
  config: Config;
  db: Database;
  signal: AbortSignal;
}

export const sendHeldMailsJob = defineJob({
  name: 'send-held-mails',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 30,
  expireSeconds: 300,
  retries: 3,
  run: async ({ config: { siteUrl }, db, signal }: Context) => await sendHeldMails({ db, siteUrl, signal }),
});
