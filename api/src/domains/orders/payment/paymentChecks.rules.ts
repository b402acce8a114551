import type { Found } from '../gateways/paymentPorts.ts';
import type { DueOrder } from './paymentChecks.repository.ts';
import type { Report } from './settleOrder.service.ts';

/** What follows from what a gateway knows of a pending order. */
export interface Verdict {
  report?: Report;
  /** Set while it stays pending. */
  askAgainAt?: Date;
}

const MINUTE_MS = 60_000;

/** Later than any call of ours can still be on its way to the gateway. */
const NEVER_ARRIVED_AFTER_MS = 10 * MINUTE_MS;

/** A gateway that says nothing is asked less and less often: after 10 s, 20 s … half an hour. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** The local provider answers ten times an hour; six of them are for this. */
const SENTOO_PAUSE_MS = 10 * MINUTE_MS;

export function afterCheck(order: DueOrder, found: Found, now: Date): Verdict {
  if (found.kind === 'known' && found.status !== 'pending') {
    const { status, transaction, amount } = found;
    return {
      report: { status, transaction, amount, ...(status === 'failed' && { failure: 'declined' }) },
      // Only for a sum that is not the order's: it stays pending, and a person must look.
      askAgainAt: pauseFrom(now, order),
    };
  }
  if (found.kind === 'none' && isOver(order, now)) {
    const isExpired = order.transaction_id !== null && order.payment_method === 'sentoo';
    return { report: isExpired ? { status: 'expired' } : { status: 'failed', failure: 'not_taken' } };
  }
  return { askAgainAt: pauseFrom(now, order) };
}

/** When "nothing of that name" is the last word. */
function isOver({ payment_method, transaction_id, created_at, expires_at }: DueOrder, now: Date): boolean {
  const last =
    payment_method === 'sentoo' && transaction_id !== null && expires_at !== null
      ? expires_at.getTime()
      : created_at.getTime() + NEVER_ARRIVED_AFTER_MS;
  return now.getTime() >= last;
}

function pauseFrom(now: Date, { payment_method, transaction_id, checks }: DueOrder): Date {
  const pause =
    payment_method === 'sentoo' && transaction_id !== null
      ? SENTOO_PAUSE_MS
      : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(checks, 20), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + pause);
}
