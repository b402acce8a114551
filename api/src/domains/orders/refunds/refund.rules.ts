import type { Membership } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { REFUND_WINDOW_MS } from '../refundWindow.ts';

/** @throws DomainError 403 for members who are not owners. */
export function assertMayRefund(membership: Membership): void {
  if (membership === 'owner') return;
  throw new DomainError(403, 'not_owner_to_refund');
}

export interface RefundFacts {
  paid_at: Date | null;
  /** No posting or sponsorship of the order was used. */
  is_unused: boolean;
}

/** @throws DomainError 409 after 24 hours or once something was used. */
export function assertRefundableByRecruiter({ paid_at, is_unused }: RefundFacts, now: Date): void {
  if (paid_at === null || now.getTime() >= paid_at.getTime() + REFUND_WINDOW_MS) {
    throw new DomainError(409, 'refund_too_late');
  }
  if (!is_unused) {
    throw new DomainError(409, 'refund_used');
  }
}

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** Backoff of attempts whose outcome is unknown: 10 s, 20 s, 40 s, at most 15 minutes. */
export function nextRefundAttempt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20), LONGEST_PAUSE_MS));
}
