import type { PaymentStatus, RefundRequest } from '@cpa/shared/contracts';
import { DomainError } from '../../platform/errors/domainError.ts';
import { REFUND_WINDOW_MS } from './refundWindow.ts';

/** Requests for one order, withdrawn ones included. */
export const MAX_REFUND_REQUESTS = 3;

export interface RequestableOrder {
  payment_status: PaymentStatus;
  paid_at: Date | null;
  /** No posting or sponsorship of the order was used. */
  is_unused: boolean;
  refund_status: 'requested' | 'done' | 'refused' | null;
  request_status: RefundRequest['status'] | null;
  requests: number;
}

/** Returns the time until which owners can refund an order themselves: unused, and within 24 hours of its payment. */
export function refundableUntil(order: RequestableOrder, now: Date): Date | null {
  const isOpen = order.payment_status === 'paid' && order.refund_status !== 'requested' && order.is_unused;
  if (!isOpen || order.paid_at === null) return null;
  const until = new Date(order.paid_at.getTime() + REFUND_WINDOW_MS);
  return until > now ? until : null;
}

/**
 * Returns why an owner cannot ask the operator for a refund; undefined: it can. A request is for a paid order that
 * owners cannot refund themselves, because 24 hours have passed or part of it was used.
 */
export function obstacleToRequest(order: RequestableOrder, now: Date): DomainError | undefined {
  if (order.payment_status !== 'paid') return new DomainError(409, 'nothing_to_refund');
  if (order.refund_status === 'requested') return new DomainError(409, 'refund_in_progress');
  if (order.request_status === 'open') return new DomainError(409, 'refund_requested_already');
  if (refundableUntil(order, now)) return new DomainError(409, 'refund_at_once');
  return order.requests < MAX_REFUND_REQUESTS
    ? undefined
    : new DomainError(409, 'refund_requests_used_up', { max: MAX_REFUND_REQUESTS });
}
