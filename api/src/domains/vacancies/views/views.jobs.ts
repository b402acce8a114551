import { dayInAruba } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { deleteViewers } from './views.repository.ts';

/** Runs every hour, since a server may be off at midnight. */
export const deleteViewersJob = defineJob({
  name: 'delete-vacancy-viewers',
  cron: '7 * * * *',
  isSingle: true,
  pollSeconds: 60,
  expireSeconds: 300,
  retries: 0,
  run: async ({ db }: { db: Database }) => await deleteViewers(db, dayInAruba(new Date())),
});
