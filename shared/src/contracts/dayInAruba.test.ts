import { dayInAruba } from './dayInAruba.ts';

test('returns the date in Aruba, four hours behind UTC', () => {
  expect(dayInAruba(new Date('2026-11-21T03:59:59Z'))).toBe('2026-11-20');
  expect(dayInAruba(new Date('2026-11-21T04:00:00Z'))).toBe('2026-11-21');
});
