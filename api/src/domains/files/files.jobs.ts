import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import { defineJob } from '../../platform/queue/job.ts';
import type { FileStorage } from '../../platform/storage/fileStorage.ts';
import { deleteFiles } from './deleteFiles.service.ts';
import { sweepUploads } from './uploads/sweepUploads.ts';

interface Context {
  config: Config;
  db: Database;
  storage: FileStorage;
  signal: AbortSignal;
}

export const deleteFilesJob = defineJob({
  name: 'delete-files',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 600,
  retries: 0,
  run: async ({ config, db, storage, signal }: Context) => {
    await sweepUploads(config);
    await deleteFiles(db, storage, signal);
  },
});
