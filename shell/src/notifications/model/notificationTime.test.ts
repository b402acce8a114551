import { sectionOf, shortTime } from './notificationTime.ts';

const now = new Date('2026-11-21T18:00:00Z');

describe('notificationTime', () => {
  it.each([
    ['2026-11-21T18:05:00Z', 'today', '14:05'],
    // Still the evening of the 20th in Aruba.
    ['2026-11-21T03:00:00Z', 'week', 'Fri'],
    ['2026-11-15T18:00:00Z', 'week', 'Sun'],
    ['2026-11-14T18:00:00Z', 'earlier', '14 Nov'],
  ])('%s is %s and reads %s', (at, section, time) => {
    expect(sectionOf(at, now)).toBe(section);
    expect(shortTime(at, 'en-GB', now)).toBe(time);
  });
});
