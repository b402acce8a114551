import { mailShortDay } from './mailDates.ts';

test('formats days in Aruba', () => {
  const at = new Date('2026-11-24T03:05:00Z');
  expect(mailShortDay(at, new Date('2026-12-31T12:00:00Z'), 'en')).toBe('23 Nov');
  expect(mailShortDay(at, new Date('2027-01-01T12:00:00Z'), 'en')).toBe('23 Nov 2026');
  expect(mailShortDay(at, at, 'pap')).toBe('23 nov');
});
