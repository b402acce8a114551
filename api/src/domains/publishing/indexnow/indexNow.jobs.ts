import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import { readPostTexts } from '../content/readContent.ts';
import { submitChangedPages, submitChangedPosts } from './indexNow.service.ts';

interface Context {
  config: Config;
  db: Database;
  signal: AbortSignal;
}

export const submitChangedPagesJob = defineJob({
  name: 'submit-changed-pages',
  cron: '*/5 * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 300,
  retries: 0,
  async run({ db, config, signal }: Context) {
    const pages = await submitChangedPages(db, config, signal);
    return pages + (await submitChangedPosts(db, config, await readPostTexts()));
  },
});
