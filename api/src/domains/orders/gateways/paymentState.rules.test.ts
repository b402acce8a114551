import type { PaymentStatus } from '@cpa/shared/contracts';
import { nextStatus } from './paymentState.rules.ts';

const ALL: PaymentStatus[] = ['pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded'];

test.each(['paid', 'failed', 'cancelled', 'expired', 'refunded'] as const)(
  'a pending payment may become %s',
  (next) => {
    expect(nextStatus('pending', next)).toBe(next);
  },
);

test.each(ALL)(
  'what is %s never goes back to pending, and the same report again changes nothing',
  (state) => {
    expect(nextStatus(state, 'pending')).toBeUndefined();
    expect(nextStatus(state, state)).toBeUndefined();
  },
);

test('what was paid can only be given back, and what was given back stays so', () => {
  expect(ALL.filter((next) => nextStatus('paid', next))).toEqual(['refunded']);
  expect(ALL.filter((next) => nextStatus('refunded', next))).toEqual([]);
});

test.each(['failed', 'cancelled', 'expired'] as const)(
  'money that was taken after a payment was %s counts, and nothing else does',
  (state) => {
    expect(ALL.filter((next) => nextStatus(state, next))).toEqual(['paid']);
  },
);
