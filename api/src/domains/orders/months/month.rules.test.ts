import { anOrder } from '@cpa/shared/testing';
import { documentsIn, monthRange, withEmptyMonths } from './month.rules.ts';

test('a month starts and ends at midnight in Aruba', () => {
  expect(monthRange('2026-12')).toEqual({
    from: new Date('2026-12-01T04:00:00Z'),
    to: new Date('2027-01-01T04:00:00Z'),
  });
});

test('lists each month from the first document to now, also those without documents', () => {
  const counted = [
    { month: '2026-12', receipts: 1, credit_notes: 2 },
    { month: '2026-10', receipts: 3, credit_notes: 0 },
  ];
  // In Aruba still December.
  expect(withEmptyMonths(counted, new Date('2027-01-01T03:59:00Z'))).toEqual([
    counted[0],
    { month: '2026-11', receipts: 0, credit_notes: 0 },
    counted[1],
  ]);
  expect(withEmptyMonths([], new Date())).toEqual([]);
});

test('a refunded order has a receipt and a credit note, each in the month of its date', () => {
  const order = anOrder({
    payment_status: 'refunded',
    paid_at: '2026-12-01T03:59:00.000Z',
    refund: {
      status: 'done',
      requested_at: '2026-12-01T04:00:00.000Z',
      done_at: '2026-12-01T04:00:00.000Z',
      credit_note_number: 'CPA-C-2026-00001',
      credit_note: null,
    },
  });
  const earlier = anOrder({ invoice_number: 'CPA-2026-00002', paid_at: '2026-11-02T12:00:00.000Z' });
  const unpaid = anOrder({ invoice_number: null, paid_at: null });
  const orders = [order, earlier, unpaid].map((each) => ({ order: each, billing: {} }));
  const numbersIn = (month: string) =>
    documentsIn(month, orders).map(({ number, day }) => `${number} ${day}`);
  expect(numbersIn('2026-11')).toEqual(['CPA-2026-00002 2026-11-02', 'CPA-2026-00003 2026-11-30']);
  expect(numbersIn('2026-12')).toEqual(['CPA-C-2026-00001 2026-12-01']);
  expect(numbersIn('2027-01')).toEqual([]);
});
