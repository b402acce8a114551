import type { PaymentStatus } from '@cpa/shared/contracts';
import { nextStatus } from './paymentState.rules.ts';

const ALL: PaymentStatus[] = ['pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded'];

test.each(['paid', 'failed', 'cancelled', 'expired', 'refunded'] as const)(
  'a pending payment may become %s',
  (next) => {
    expect(nextStatus('pending', next)).toBe(next);
  },
);

test.each(ALL)('%s never reverts to pending, and the same report again changes nothing', (state) => {
  expect(nextStatus(state, 'pending')).toBeUndefined();
  expect(nextStatus(state, state)).toBeUndefined();
});

test('a paid payment can only be refunded, and a refund is final', () => {
  expect(ALL.filter((next) => nextStatus('paid', next))).toEqual(['refunded']);
  expect(ALL.filter((next) => nextStatus('refunded', next))).toEqual([]);
});

test.each(['failed', 'cancelled', 'expired'] as const)(
  'a late capture counts for a %s payment, and no other report does',
  (state) => {
    expect(ALL.filter((next) => nextStatus(state, next))).toEqual(['paid']);
  },
);
