import { defineJob } from '../../platform/queue/job.ts';
import { runImport, type ImportContext } from './runImport.service.ts';

/** Imports the vacancies of one company. The result is stored in the row of the import, so the job is not retried. */
export const importVacanciesJob = defineJob({
  name: 'import-vacancies',
  isSingle: true,
  pollSeconds: 1,
  concurrency: 2,
  expireSeconds: 900,
  retries: 0,
  run: async (context: ImportContext, { import_id }: { import_id: number }) =>
    await runImport(context, import_id),
});
