import {
  MAX_REFUND_REQUESTS,
  obstacleToRequest,
  refundableUntil,
  type RequestableOrder,
} from './refundRequest.rules.ts';

const PAID = new Date('2026-11-21T13:00:00Z');
const after = (hours: number) => new Date(PAID.getTime() + hours * 3_600_000);
const order = (changes: Partial<RequestableOrder> = {}): RequestableOrder => ({
  payment_status: 'paid',
  paid_at: PAID,
  is_unused: true,
  refund_status: null,
  request_status: null,
  requests: 0,
  ...changes,
});

describe('refundableUntil', () => {
  test('is 24 hours after the payment of an unused order', () => {
    expect(refundableUntil(order(), after(23))).toEqual(after(24));
  });

  test.each([
    ['after that', {}, 24],
    ['once part of it was used', { is_unused: false }, 1],
    ['while a refund is in progress', { refund_status: 'requested' as const }, 1],
    ['of an order that is not paid', { payment_status: 'pending' as const }, 1],
  ])('is null %s', (_case, changes, hours) => {
    expect(refundableUntil(order(changes), after(hours))).toBeNull();
  });
});

describe('obstacleToRequest', () => {
  test.each([
    ['of an unused order within 24 hours', {}, 23, 'refund_at_once'],
    ['of an unused order after 24 hours', {}, 24, undefined],
    ['of a used order within 24 hours', { is_unused: false }, 1, undefined],
    ['after a refused request', { request_status: 'refused' as const, requests: 1 }, 48, undefined],
    ['after a refused refund', { refund_status: 'refused' as const }, 48, undefined],
    [
      'while a request is open',
      { request_status: 'open' as const, requests: 1 },
      48,
      'refund_requested_already',
    ],
    ['while a refund is in progress', { refund_status: 'requested' as const }, 48, 'refund_in_progress'],
    ['after the last request', { requests: MAX_REFUND_REQUESTS }, 48, 'refund_requests_used_up'],
    ['of a refunded order', { payment_status: 'refunded' as const }, 48, 'nothing_to_refund'],
  ])('decides about a refund %s', (_case, changes, hours, code) => {
    expect(obstacleToRequest(order(changes), after(hours))?.code).toBe(code);
  });
});
