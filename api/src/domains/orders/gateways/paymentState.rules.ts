import type { PaymentStatus } from '@cpa/shared/contracts';

/**
 * Allowed transitions. A capture always counts; nothing reverts to pending, and a paid payment can only be refunded.
 */
const NEXT: Record<PaymentStatus, PaymentStatus[]> = {
  pending: ['paid', 'failed', 'cancelled', 'expired', 'refunded'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

/** Returns the state after a report; undefined when the report is not new or outdated. */
export function nextStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus | undefined {
  return NEXT[current].includes(reported) ? reported : undefined;
}
