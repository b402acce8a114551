import type { Found } from '../gateways/paymentPorts.ts';
import type { DueOrder } from './paymentChecks.repository.ts';
import type { Report } from './settleOrder.service.ts';

/** Next step for a pending order after a gateway report. */
export interface Verdict {
  report?: Report;
  /** Set while the order stays pending. */
  askAgainAt?: Date;
}

const MINUTE_MS = 60_000;

/** Later than any request can still be in flight. */
const NEVER_ARRIVED_AFTER_MS = 10 * MINUTE_MS;

/** Backoff without a response: 10 s, 20 s … up to half an hour. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** The local provider allows ten calls an hour; six are for this job. */
const SENTOO_PAUSE_MS = 10 * MINUTE_MS;

export function afterCheck(order: DueOrder, found: Found, now: Date): Verdict {
  if (found.kind === 'known' && found.status !== 'pending') {
    const { status, transaction, amount } = found;
    return {
      report: { status, transaction, amount, ...(status === 'failed' && { failure: 'declined' }) },
      // Only for a different amount: the order stays pending for manual review.
      askAgainAt: pauseFrom(now, order),
    };
  }
  if (found.kind === 'none' && isOver(order, now)) {
    const isExpired = order.transaction_id !== null && order.payment_method === 'sentoo';
    return { report: isExpired ? { status: 'expired' } : { status: 'failed', failure: 'not_taken' } };
  }
  return { askAgainAt: pauseFrom(now, order) };
}

/** Time after which "not found" is final. */
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
