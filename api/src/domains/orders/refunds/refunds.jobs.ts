import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { createPayments } from '../gateways/createPayments.ts';
import { attemptRefund, type RefundDeps } from './attemptRefund.service.ts';
import { claimDueRefunds } from './refunds.repository.ts';

export const attemptRefundsJob = defineJob({
  name: 'attempt-refunds',
  cron: '* * * * *',
  isSingle: true,
  pollSeconds: 10,
  expireSeconds: 120,
  retries: 0,
  run: async ({ db, config, publishEvent }: { db: Database; config: Config; publishEvent: PublishEvent }) => {
    const payments = createPayments(config.payments);
    await attemptDueRefunds({ db, payments, siteUrl: config.siteUrl, publishEvent });
  },
});

/** Concurrency. */
const BATCH = 5;

/** Continues refunds whose outcome is unknown. Each batch is leased from its own start. @returns the number of attempts. */
export async function attemptDueRefunds(
  deps: RefundDeps,
  clock: () => Date = () => new Date(),
): Promise<number> {
  let attempts = 0;
  for (;;) {
    const now = clock();
    const due = await claimDueRefunds(deps.db, now, BATCH);
    await Promise.all(due.map(async (refund) => await attemptRefund(deps, refund, { now })));
    attempts += due.length;
    if (due.length < BATCH) return attempts;
  }
}
