import { assertRefundableByRecruiter, nextRefundAttempt } from './refund.rules.ts';

const PAID = new Date('2026-11-21T13:00:00Z');
const after = (hours: number) => new Date(PAID.getTime() + hours * 3_600_000);

describe('assertRefundableByRecruiter', () => {
  test('accepts an unused order within 24 hours', () => {
    expect(() => assertRefundableByRecruiter({ paid_at: PAID, is_unused: true }, after(23.9))).not.toThrow();
  });

  test.each([
    ['after 24 hours', true, 24, 'refund_too_late'],
    ['once part of the order was used', false, 1, 'refund_used'],
  ])('rejects %s', (_case, is_unused, hours, code) => {
    expect(() => assertRefundableByRecruiter({ paid_at: PAID, is_unused }, after(hours))).toThrow(
      expect.objectContaining({ status: 409, code }),
    );
  });
});

test('attempts back off up to 15 minutes', () => {
  const pauses = [0, 1, 2, 50].map(
    (attempts) => nextRefundAttempt(attempts, PAID).getTime() - PAID.getTime(),
  );
  expect(pauses).toEqual([10_000, 20_000, 40_000, 900_000]);
});
