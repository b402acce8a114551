import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { createPayments } from '../gateways/createPayments.ts';
import { reconcilePayments } from './reconcilePayments.ts';

interface Context {
  db: Database;
  config: Config;
  publishEvent: PublishEvent;
}

export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  cron: '* * * * *',
  pollSeconds: 2,
  expireSeconds: 120,
  retries: 0,
  run: async ({ db, config, publishEvent }: Context) =>
    await reconcilePayments({
      db,
      payments: createPayments(config.payments),
      siteUrl: config.siteUrl,
      publishEvent,
    }),
});
