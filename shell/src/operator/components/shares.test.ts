import { roundUp } from './shares.ts';

test.each([
  [0.01, 0.01],
  [0.0114, 0.02],
  [0.03, 0.04],
  [0.055, 0.06],
  [0.07, 0.08],
  [0.081, 0.1],
  [0.6, 0.6],
])('roundUp(%d) is %d', (value, expected) => {
  expect(roundUp(value)).toBe(expected);
});
