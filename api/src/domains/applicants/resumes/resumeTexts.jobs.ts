import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { readResumeTexts } from './resumeTexts.service.ts';

interface Context {
  db: Database;
  storage: FileStorage;
  log: Logger;
  signal: AbortSignal;
}

/** Reads the texts of new resumes, and gradually those from before they were read. */
export const readResumeTextsJob = defineJob({
  name: 'read-resume-texts',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 600,
  retries: 0,
  run: async (context: Context) => await readResumeTexts(context),
});
