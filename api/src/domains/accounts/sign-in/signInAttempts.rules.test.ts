import { classifyAttempt } from './signInAttempts.rules.ts';

test.each([
  ['a first try is taken at once', { here: 0, anywhere: 0, isKnownPlace: false }, { pauseMs: 0 }],
  ['a place that guesses is refused', { here: 10, anywhere: 10, isKnownPlace: false }, 'refused'],
  ['also one that was known', { here: 10, anywhere: 10, isKnownPlace: true }, 'refused'],
  ['guessing elsewhere slows a stranger', { here: 0, anywhere: 24, isKnownPlace: false }, { pauseMs: 500 }],
  ['at most by three seconds', { here: 0, anywhere: 9000, isKnownPlace: false }, { pauseMs: 3000 }],
  [
    'and never who signed in from here before',
    { here: 9, anywhere: 9000, isKnownPlace: true },
    { pauseMs: 0 },
  ],
])('%s', (_what, failures, expected) => {
  expect(classifyAttempt(failures)).toEqual(expected);
});
