import { afterCheck } from './paymentChecks.rules.ts';
import type { DueOrder } from './paymentChecks.repository.ts';

const CREATED = new Date('2026-11-21T13:00:00Z');
const after = (minutes: number) => new Date(CREATED.getTime() + minutes * 60_000);
const CARD: DueOrder = {
  id: 1,
  reference: 'r',
  payment_method: 'cxpay',
  payment_status: 'pending',
  transaction_id: null,
  checks: 0,
  created_at: CREATED,
  expires_at: null,
  paid_at: null,
};
const SENTOO: DueOrder = {
  ...CARD,
  payment_method: 'sentoo',
  transaction_id: 't',
  expires_at: after(15),
};
const paid = { kind: 'known', status: 'paid', transaction: 't', amount: 100 } as const;

test('applies the state reported by the gateway', () => {
  expect(afterCheck(CARD, paid, after(1)).report).toMatchObject({ status: 'paid', amount: 100 });
  expect(afterCheck(CARD, { ...paid, status: 'failed' }, after(1)).report).toMatchObject({
    failure: 'declined',
  });
});

test('a card payment unknown to the gateway fails once it can no longer be in flight', () => {
  expect(afterCheck(CARD, { kind: 'none' }, after(0.9)).report).toBeUndefined();
  expect(afterCheck(CARD, { kind: 'none' }, after(1)).report).toEqual({
    status: 'failed',
    failure: 'not_taken',
    checkAgainAt: after(11),
  });
});

test('only a Sentoo payment that was started expires', () => {
  const bank = { ...SENTOO, expires_at: after(15) };
  expect(afterCheck(bank, { kind: 'none' }, after(60)).report).toEqual({ status: 'expired' });
  expect(afterCheck({ ...bank, transaction_id: null }, { kind: 'none' }, after(60)).report).toMatchObject({
    failure: 'not_taken',
  });
  expect(afterCheck({ ...CARD, transaction_id: 't' }, { kind: 'none' }, after(60)).report).toMatchObject({
    failure: 'not_taken',
  });
});

test('an order that failed without a capture is checked once more and paid by a late one', () => {
  const failed = { ...CARD, payment_status: 'failed' } as const;
  expect(afterCheck(failed, { kind: 'none' }, after(11))).toEqual({ askAgainAt: null });
  expect(afterCheck(failed, paid, after(11))).toMatchObject({ report: { status: 'paid' }, askAgainAt: null });
  const silence = { kind: 'unclear', reason: 'no answer in time' } as const;
  expect(afterCheck(failed, silence, after(11)).askAgainAt).toEqual(after(11 + 1 / 6));
});

test('an order that ended is checked for as long as the provider follows its payment', () => {
  const cancelled = { ...SENTOO, payment_status: 'cancelled' } as const;
  const pending = { ...paid, status: 'pending', state: 'pending' } as const;
  expect(afterCheck(cancelled, pending, after(16))).toEqual({ askAgainAt: after(18) });
  expect(afterCheck(cancelled, { ...pending, status: 'expired' }, after(18)).askAgainAt).toBeNull();
});

describe('a paid order', () => {
  const order = { ...CARD, payment_status: 'paid', paid_at: CREATED } as const;

  test('is checked for a refund hourly on the first day, then daily, and not after 120 days', () => {
    expect(afterCheck(order, paid, after(60))).toEqual({ askAgainAt: after(120) });
    expect(afterCheck(order, { kind: 'none' }, after(1440))).toEqual({ askAgainAt: after(2880) });
    expect(afterCheck(order, paid, after(121 * 1440))).toEqual({ askAgainAt: null });
  });

  test('is refunded only when the provider returned the money', () => {
    expect(afterCheck(order, { ...paid, status: 'refunded' }, after(60)).report).toEqual({
      status: 'refunded',
    });
    expect(afterCheck(order, { ...paid, status: 'cancelled' }, after(60)).report).toBeDefined();
    const bank = { ...SENTOO, payment_status: 'paid', paid_at: CREATED } as const;
    expect(afterCheck(bank, { ...paid, status: 'cancelled' }, after(60)).report).toBeUndefined();
    expect(afterCheck(order, { ...paid, status: 'failed' }, after(60)).report).toBeUndefined();
  });
});

test('a gateway without a response never ends a payment, and is queried less and less often', () => {
  const silence = { kind: 'unclear', reason: 'no answer in time' } as const;
  const pausesAt = (now: Date) =>
    [0, 1, 2, 30].map((checks) => {
      const { report, askAgainAt } = afterCheck({ ...CARD, checks }, silence, now);
      expect(report).toBeUndefined();
      return (askAgainAt!.getTime() - now.getTime()) / 1000;
    });
  expect(pausesAt(after(2))).toEqual([10, 20, 30, 30]);
  expect(pausesAt(after(1000))).toEqual([10, 20, 40, 300]);
});

test('queries the gateway sooner for a card, and for a local payment that was not started', () => {
  const silence = { kind: 'unclear', reason: 'no answer in time' } as const;
  for (const order of [
    { ...CARD, transaction_id: 't' },
    { ...SENTOO, transaction_id: null },
  ])
    expect(afterCheck(order, silence, after(5)).askAgainAt).toEqual(after(5 + 1 / 6));
});

test('queries the local provider every two minutes and right after its deadline', () => {
  const waiting = { ...paid, status: 'pending' } as const;
  expect(afterCheck(SENTOO, waiting, after(5))).toEqual({ askAgainAt: after(7) });
  expect(afterCheck(SENTOO, waiting, after(14))).toEqual({ askAgainAt: after(15 + 5 / 60) });
  expect(afterCheck(SENTOO, waiting, after(16))).toEqual({ askAgainAt: after(18) });
  expect(afterCheck(SENTOO, { kind: 'none' }, after(14)).report).toBeUndefined();
  expect(afterCheck(SENTOO, { kind: 'none' }, after(15)).report).toEqual({ status: 'expired' });
});
