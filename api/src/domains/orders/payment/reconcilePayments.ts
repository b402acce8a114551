import { queryGateway, type AskDeps } from './checkPayment.service.ts';
import { claimDue } from './paymentChecks.repository.ts';

/** Concurrency. */
const BATCH = 10;
/** Status calls of the hour reserved for webhooks. */
const KEPT_FOR_WEBHOOKS = 2;

/**
 * Settles payments whose outcome was not reported. Leases each batch from its own start.
 * @returns the number of checked orders.
 */
export async function reconcilePayments(
  deps: AskDeps,
  clock: () => Date = () => new Date(),
): Promise<number> {
  let asked = 0;
  for (;;) {
    const now = clock();
    const due = await claimDue(deps.db, now, BATCH);
    await Promise.all(
      due.map(async (order) => await queryGateway(deps, order, { now, keep: KEPT_FOR_WEBHOOKS })),
    );
    asked += due.length;
    if (due.length < BATCH) return asked;
  }
}
