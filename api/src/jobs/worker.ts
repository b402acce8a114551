import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import type { SendMail } from '../mail/transport.ts';
import { expireVacancies } from './expireVacancies.ts';
import { forgetTokens } from './forgetTokens.ts';
import { sendMails } from './sendMails.ts';
import { writeResetMails } from './writeResetMails.ts';

export interface Worker {
  /** Resolves when the jobs under way have ended. */
  stop: () => Promise<void>;
}

interface WorkerDeps {
  db: Database;
  log: Logger;
  send: SendMail;
  siteUrl: string;
}

/** What happens without anyone asking. Any number of workers may run: each job takes its rows under a lock. */
export function startWorker({ db, log, send, siteUrl }: WorkerDeps): Worker {
  const end = new AbortController();
  const repeat = async (name: string, seconds: number, job: () => Promise<unknown>): Promise<void> => {
    while (!end.signal.aborted) {
      try {
        await job();
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed; it will be tried again');
      }
      await sleep(seconds * 1000, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  const jobs = [
    repeat('write reset mails', 1, async () => await writeResetMails(db, siteUrl)),
    repeat('send mails', 1, async () => await sendMails(db, send)),
    repeat('expire vacancies', 60, async () => await expireVacancies(db)),
    repeat('forget tokens', 3600, async () => await forgetTokens(db)),
  ];
  return {
    stop: async () => {
      end.abort();
      await Promise.all(jobs);
    },
  };
}
