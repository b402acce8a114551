import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { sendJob } from '../../../platform/queue/sendJob.repository.ts';
import { createPayments } from '../gateways/createPayments.ts';
import { nextCheck } from './paymentChecks.repository.ts';
import { reconcilePayments } from './reconcilePayments.ts';

export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  cron: '* * * * *',
  pollSeconds: 2,
  expireSeconds: 120,
  retries: 0,
  run: async ({ db, config, publishEvent }: ReconcileContext) => {
    const payments = createPayments(config.payments);
    await reconcilePayments({ db, payments, siteUrl: config.siteUrl, publishEvent });
    await scheduleNextCheck(db);
  },
});

interface ReconcileContext {
  db: Database;
  config: Config;
  publishEvent: PublishEvent;
}

/** Checks that are due before the next minute do not wait for it. */
async function scheduleNextCheck(db: Database): Promise<void> {
  const startAfter = await nextCheck(db, new Date());
  if (startAfter)
    await sendJob(db, reconcilePaymentsJob, null, { startAfter, key: startAfter.toISOString() });
}
