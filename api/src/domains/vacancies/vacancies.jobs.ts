import type { Database } from '../../platform/database/connect.ts';
import { defineJob } from '../../platform/queue/job.ts';
import { expireVacancies } from './editing/expireVacancies.service.ts';

export const expireVacanciesJob = defineJob({
  name: 'expire-vacancies',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 300,
  retries: 0,
  run: async ({ db }: { db: Database }) => await expireVacancies(db),
});
