import { dayAtKey, weeksOf } from './calendar.ts';

describe('weeksOf', () => {
  it('starts weeks on Sunday and leaves out the days of other months', () => {
    const weeks = weeksOf('2026-11-01');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(weeksOf('2027-01-01')[0]).toEqual([null, null, null, null, null, '2027-01-01', '2027-01-02']);
  });
});

describe('dayAtKey', () => {
  it.each([
    ['2026-11-30', 'ArrowRight', '2026-12-01'],
    ['2026-11-04', 'ArrowUp', '2026-10-28'],
    ['2026-11-25', 'Home', '2026-11-22'],
    ['2026-11-25', 'End', '2026-11-28'],
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2026-12-15', 'PageDown', '2027-01-15'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2026-11-25', 'a', null],
  ])('%s with %s is %p', (day, key, next) => {
    expect(dayAtKey(day, key)).toBe(next);
  });
});
