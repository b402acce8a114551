import type { Database } from '../database/connect.ts';
import { defineJob } from '../queue/job.ts';
import { deleteEndedWindows } from './rateLimits.repository.ts';

export const deleteEndedWindowsJob = defineJob({
  name: 'delete-rate-limits',
  cron: '*/10 * * * *',
  isSingle: true,
  pollSeconds: 30,
  expireSeconds: 300,
  retries: 0,
  run: async ({ db }: { db: Database }) => await deleteEndedWindows(db),
});
