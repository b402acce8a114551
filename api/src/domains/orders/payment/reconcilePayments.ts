import { askGateway, type AskDeps } from './checkPayment.service.ts';
import { claimDue } from './paymentChecks.repository.ts';

/** How many are asked about side by side. */
const BATCH = 10;
/** Status calls of the hour that are left over for webhooks. */
const KEPT_FOR_WEBHOOKS = 4;

/** Finds out about payments that nobody has told us the end of. @returns how many were asked about. */
export async function reconcilePayments(deps: AskDeps, now = new Date()): Promise<number> {
  let asked = 0;
  for (;;) {
    const due = await claimDue(deps.db, now, BATCH);
    await Promise.all(
      due.map(async (order) => await askGateway(deps, order, { now, keep: KEPT_FOR_WEBHOOKS })),
    );
    asked += due.length;
    if (due.length < BATCH) return asked;
  }
}
