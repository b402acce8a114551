import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { mailUnread } from './unreadMails.service.ts';

interface Context {
  config: Config;
  db: Database;
  signal: AbortSignal;
}

/** Runs from 07:00 to 21:00, so that no mails are sent at night, except where quiet hours of the recipient end then. */
export const mailUnreadMessagesJob = defineJob({
  name: 'mail-unread-messages',
  cron: '* 7-20 * * *',
  isSingle: true,
  pollSeconds: 30,
  expireSeconds: 300,
  retries: 3,
  run: async ({ config: { siteUrl }, db, signal }: Context) => await mailUnread({ db, siteUrl, signal }),
});
