import { mailDay, mailShortDay, mailTime } from './mailDates.ts';

test('formats dates and times in Aruba', () => {
  const at = new Date('2026-11-24T03:05:00Z');
  expect(mailDay(at, 'en')).toBe('23 November 2026');
  expect(mailShortDay(at, new Date('2026-12-31T12:00:00Z'), 'en')).toBe('23 Nov');
  expect(mailShortDay(at, new Date('2027-01-01T12:00:00Z'), 'en')).toBe('23 Nov 2026');
  expect(mailTime(at, 'en')).toBe('23 November 2026 at 23:05');
});

test('formats them in the language of the recipient', () => {
  const at = new Date('2026-11-24T03:05:00Z');
  expect(mailDay(at, 'pap')).toBe('23 di november 2026');
  expect(mailShortDay(at, at, 'pap')).toBe('23 nov');
  expect(mailTime(at, 'nl')).toBe('23 november 2026 om 23:05');
});
