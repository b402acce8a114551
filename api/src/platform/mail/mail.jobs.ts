import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import { defineJob } from '../queue/job.ts';
import { sendMails } from './sendMails.ts';
import type { SendMail } from './transport.ts';

interface Context {
  config: Config;
  db: Database;
  log: Logger;
  sendMail: SendMail;
  signal: AbortSignal;
}

export const sendMailsJob = defineJob({
  name: 'send-mails',
  cron: '* * * * *',
  pollSeconds: 1,
  concurrency: 2,
  expireSeconds: 600,
  retries: 0,
  run: async ({ config, db, log, sendMail, signal }: Context) =>
    await sendMails(db, sendMail, { signal, isDelivered: config.smtpUrl !== undefined, log }),
});
