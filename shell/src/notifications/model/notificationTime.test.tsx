import { I18nRoot, useFormat } from '@cpa/shared/i18n';
import { renderHook } from '@testing-library/react';
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
    const { result } = renderHook(useFormat, { wrapper: I18nRoot });
    expect(shortTime(at, result.current, now)).toBe(time);
  });
});
