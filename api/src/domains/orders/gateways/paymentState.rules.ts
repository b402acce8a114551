import type { PaymentStatus } from '@cpa/shared/contracts';

/**
 * Where a payment may go from each state. Money that turns out to have been taken is always honoured; nothing goes back
 * to pending, and what was paid can only be given back.
 */
const NEXT: Record<PaymentStatus, PaymentStatus[]> = {
  pending: ['paid', 'failed', 'cancelled', 'expired', 'refunded'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

/** The state after a gateway's report; undefined when it tells nothing new, or something that has been overtaken. */
export function nextStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus | undefined {
  return NEXT[current].includes(reported) ? reported : undefined;
}
