import { findViolations, type SettledOrder } from './findViolations.ts';

const PAID: SettledOrder = {
  id: 1,
  status: 'paid',
  refund: null,
  total: 19900,
  invoice: 'CPA-2026-00001',
  grants: 1,
  units: 5,
  charges: [19900],
  returns: 0,
};
const REFUNDED: SettledOrder = { ...PAID, status: 'refunded', refund: 'done', units: 0, returns: 1 };
const FAILED: SettledOrder = { ...PAID, status: 'failed', invoice: null, grants: 0, units: 0, charges: [] };

test.each([PAID, REFUNDED, FAILED])('accepts a settled order that is $status', (order) => {
  expect(findViolations(order)).toEqual([]);
});

test.each<[string, SettledOrder]>([
  ['is charged twice', { ...PAID, charges: [19900, 19900] }],
  ['is charged another amount', { ...PAID, charges: [100] }],
  ['is returned twice', { ...REFUNDED, returns: 2 }],
  ['stays pending', { ...FAILED, status: 'pending' }],
  ['waits for a refund', { ...REFUNDED, refund: 'requested' }],
  ['is charged, but not paid', { ...PAID, status: 'failed' }],
  ['is charged, but not granted', { ...PAID, units: 0 }],
  ['is charged, but has no invoice', { ...PAID, invoice: null }],
  ['counts as paid without a charge', { ...FAILED, status: 'paid' }],
  ['has units without a charge', { ...REFUNDED, units: 5 }],
  ['is granted without a charge', { ...FAILED, grants: 1 }],
  ['is granted twice', { ...PAID, grants: 2 }],
])('finds that an order %s', (rule, order) => {
  expect(findViolations(order)).toContain(rule);
});
