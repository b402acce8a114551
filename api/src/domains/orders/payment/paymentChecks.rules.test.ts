import { afterCheck } from './paymentChecks.rules.ts';
import type { DueOrder } from './paymentChecks.repository.ts';

const CREATED = new Date('2026-11-21T13:00:00Z');
const after = (minutes: number) => new Date(CREATED.getTime() + minutes * 60_000);
const CARD: DueOrder = {
  id: 1,
  reference: 'r',
  payment_method: 'cxpay',
  transaction_id: null,
  checks: 0,
  created_at: CREATED,
  expires_at: null,
};
const SENTOO: DueOrder = {
  ...CARD,
  payment_method: 'sentoo',
  transaction_id: 't',
  expires_at: after(60),
};
const paid = { kind: 'known', status: 'paid', transaction: 't', amount: 100 } as const;

test('applies the state reported by the gateway', () => {
  expect(afterCheck(CARD, paid, after(1)).report).toMatchObject({ status: 'paid', amount: 100 });
  expect(afterCheck(CARD, { ...paid, status: 'failed' }, after(1)).report).toMatchObject({
    failure: 'declined',
  });
});

test('a card payment unknown to the gateway fails once it can no longer be in flight', () => {
  expect(afterCheck(CARD, { kind: 'none' }, after(9)).report).toBeUndefined();
  expect(afterCheck(CARD, { kind: 'none' }, after(10)).report).toEqual({
    status: 'failed',
    failure: 'not_taken',
  });
});

test('a gateway without a response never ends a payment, and is queried less and less often', () => {
  const silence = { kind: 'unclear', reason: 'no answer in time' } as const;
  const pauses = [0, 1, 5, 30].map((checks) => {
    const { report, askAgainAt } = afterCheck({ ...CARD, checks }, silence, after(1000));
    expect(report).toBeUndefined();
    return (askAgainAt!.getTime() - after(1000).getTime()) / 1000;
  });
  expect(pauses).toEqual([10, 20, 320, 1800]);
});

test('queries the local provider at most six times an hour and expires forgotten payments on time', () => {
  const waiting = afterCheck(SENTOO, { ...paid, status: 'pending' }, after(5));
  expect(waiting).toEqual({ askAgainAt: after(15) });
  expect(afterCheck(SENTOO, { kind: 'none' }, after(59)).report).toBeUndefined();
  expect(afterCheck(SENTOO, { kind: 'none' }, after(60)).report).toEqual({ status: 'expired' });
});
