import type { Database } from '../../platform/database/connect.ts';
import { defineJob } from '../../platform/queue/job.ts';
import { refreshAnswerDays } from './answerDays.repository.ts';

export const refreshAnswerDaysJob = defineJob({
  name: 'refresh-answer-days',
  cron: '17 * * * *',
  isSingle: true,
  pollSeconds: 60,
  expireSeconds: 600,
  retries: 0,
  run: async ({ db }: { db: Database }) => await refreshAnswerDays(db),
});
