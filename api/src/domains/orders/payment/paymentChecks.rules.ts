import type { Found } from '../gateways/paymentPorts.ts';
import type { DueOrder } from './paymentChecks.repository.ts';
import type { Report } from './paymentReport.ts';

/** Next step for an order after a gateway report. */
export interface Verdict {
  report?: Report;
  /** Null: the job no longer checks the order. */
  askAgainAt?: Date | null;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const REFUND_CHECKS_END_MS = 120 * DAY_MS;

/** Later than any request can still be in flight: four times the gateway timeout. */
const NEVER_ARRIVED_AFTER_MS = MINUTE_MS;

/** Backoff without a response: 10 s, 20 s, 30 s; 5 minutes at most for an order older than ten minutes. */
const FIRST_PAUSE_MS = 10 * SECOND_MS;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
const LONGEST_PAUSE_OF_OLD_MS = 5 * MINUTE_MS;
const IS_OLD_AFTER_MS = 10 * MINUTE_MS;

/** The local provider allows ten calls an hour per payment; eight of them fit into the 15 minutes of a payment. */
const SENTOO_PAUSE_MS = 2 * MINUTE_MS;
/** After the provider's own deadline. */
const EXPIRY_MARGIN_MS = 5 * SECOND_MS;

/** An order that ended without a capture is checked once more, in case the money was captured late. */
const LAST_CHECK_AFTER_MS = 10 * MINUTE_MS;

export function afterCheck(order: DueOrder, found: Found, now: Date): Verdict {
  if (order.payment_status === 'paid') return afterRefundCheck(order, found, now);
  if (found.kind === 'known' && found.status !== 'pending') {
    const { status, transaction, amount } = found;
    return {
      report: { status, transaction, amount, ...(status === 'failed' && { failure: 'declined' }) },
      // Only for a different amount: the order stays pending for manual review.
      askAgainAt: order.payment_status === 'pending' ? pauseFrom(now, order) : null,
    };
  }
  if (order.payment_status !== 'pending') {
    // A payment that the provider still follows may succeed later.
    return { askAgainAt: found.kind === 'none' ? null : pauseFrom(now, order) };
  }
  if (found.kind === 'none' && isOver(order, now)) {
    const isExpired = order.transaction_id !== null && order.payment_method === 'sentoo';
    if (isExpired) return { report: { status: 'expired' } };
    const checkAgainAt = new Date(now.getTime() + LAST_CHECK_AFTER_MS);
    return { report: { status: 'failed', failure: 'not_taken', checkAgainAt } };
  }
  return { askAgainAt: pauseFrom(now, order) };
}

/** A paid order changes only when the provider has returned the full amount. */
function afterRefundCheck(order: DueOrder, found: Found, now: Date): Verdict {
  if (isReturned(order, found)) return { report: { status: 'refunded' } };
  return { askAgainAt: nextRefundCheck(order.paid_at ?? order.created_at, now) };
}

/** Returns whether the provider has returned the money of a captured payment. A cancelled card sale was voided. */
export function isReturned({ payment_method }: Pick<DueOrder, 'payment_method'>, found: Found): boolean {
  if (found.kind !== 'known') return false;
  return found.status === 'refunded' || (found.status === 'cancelled' && payment_method === 'cxpay');
}

/** Refunds made at the provider are noticed within an hour on the first day, later within a day; null after 120 days. */
export function nextRefundCheck(paidAt: Date, now: Date): Date | null {
  const age = now.getTime() - paidAt.getTime();
  if (age > REFUND_CHECKS_END_MS) return null;
  return new Date(now.getTime() + (age < DAY_MS ? HOUR_MS : DAY_MS));
}

/** Time after which "not found" is final. */
function isOver({ payment_method, transaction_id, created_at, expires_at }: DueOrder, now: Date): boolean {
  const last =
    payment_method === 'sentoo' && transaction_id !== null && expires_at !== null
      ? expires_at.getTime()
      : created_at.getTime() + NEVER_ARRIVED_AFTER_MS;
  return now.getTime() >= last;
}

function pauseFrom(now: Date, order: DueOrder): Date {
  const { payment_method, transaction_id, checks, created_at, expires_at } = order;
  if (payment_method === 'sentoo' && transaction_id !== null) {
    const next = now.getTime() + SENTOO_PAUSE_MS;
    const expiry = (expires_at?.getTime() ?? 0) + EXPIRY_MARGIN_MS;
    return new Date(expiry > now.getTime() ? Math.min(next, expiry) : next);
  }
  const isOld = now.getTime() - created_at.getTime() > IS_OLD_AFTER_MS;
  const longest = isOld ? LONGEST_PAUSE_OF_OLD_MS : LONGEST_PAUSE_MS;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** Math.min(checks, 20), longest));
}
