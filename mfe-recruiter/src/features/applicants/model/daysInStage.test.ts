import { daysInStage } from './daysInStage.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const since = (day: number) => `2026-11-${String(day).padStart(2, '0')}T13:00:00.000Z`;

it.each([
  ['new', 19, 1, false],
  ['new', 17, 3, false],
  ['new', 16, 4, true],
  ['interview', 13, 7, false],
  ['interview', 12, 8, true],
  ['rejected', 1, 19, false],
] as const)('%s since November %i: %i days, slow: %s', (status, day, days, isSlow) => {
  expect(daysInStage({ status, stage_since: since(day) }, NOW)).toEqual({ days, isSlow });
});

it('is never negative when the clock of the browser is behind', () => {
  expect(daysInStage({ status: 'new', stage_since: since(25) }, NOW).days).toBe(0);
});

it('counts the calendar days in Aruba, as the date of the application does', () => {
  const at = (stage_since: string, now: string) =>
    daysInStage({ status: 'new', stage_since }, Date.parse(now)).days;
  expect(at('2026-11-20T03:00:00.000Z', '2026-11-20T13:00:00.000Z')).toBe(1);
  expect(at('2026-11-20T05:00:00.000Z', '2026-11-20T20:00:00.000Z')).toBe(0);
  // Late in the evening before: "2 hours ago".
  expect(at('2026-11-20T03:00:00.000Z', '2026-11-20T05:00:00.000Z')).toBe(0);
});
