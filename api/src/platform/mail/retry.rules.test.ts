import { retryDelayAfter } from './retry.rules.ts';

test('doubles the delay up to six hours and stops after ten attempts', () => {
  expect([1, 2, 3, 9, 10].map(retryDelayAfter)).toEqual([1, 2, 4, 256, undefined]);
});
