import { pauseAfter } from './retry.rules.ts';

test('a mail that fails waits twice as long each time, six hours at most, and is given up after ten tries', () => {
  expect([1, 2, 3, 9, 10].map(pauseAfter)).toEqual([1, 2, 4, 256, undefined]);
});
