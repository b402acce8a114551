import { fromArubaTime, toArubaTime } from './arubaTime.ts';

it('converts instants to minutes in Aruba and back, across midnight', () => {
  expect(toArubaTime('2026-12-01T03:30:00.000Z')).toBe('2026-11-30T23:30');
  expect(fromArubaTime('2026-11-30T23:30')).toBe('2026-12-01T03:30:00.000Z');
});

it('returns null for a time that is not complete', () => {
  expect([fromArubaTime(''), fromArubaTime('2026-12-01'), fromArubaTime('2026-13-01T08:00')]).toEqual([
    null,
    null,
    null,
  ]);
});
