import { daysInStage } from './daysInStage.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const since = (day: number) => `2026-11-${String(day).padStart(2, '0')}T13:00:00.000Z`;

it.each([
  ['new', 19, 0, false],
  ['new', 16, 3, false],
  ['new', 15, 4, true],
  ['interview', 12, 7, false],
  ['interview', 11, 8, true],
  ['rejected', 1, 18, false],
] as const)('%s since November %i: %i days, slow: %s', (status, day, days, isSlow) => {
  expect(daysInStage({ status, stage_since: since(day) }, NOW)).toEqual({ days, isSlow });
});

it('is never negative when the clock of the browser is behind', () => {
  expect(daysInStage({ status: 'new', stage_since: since(25) }, NOW).days).toBe(0);
});
