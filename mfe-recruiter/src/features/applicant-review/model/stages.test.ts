import { nextStatus } from './stages.ts';

test.each([
  ['new', 'shortlisted'],
  ['viewed', 'shortlisted'],
  ['shortlisted', 'interview'],
  ['offer', 'hired'],
  ['hired', 'rejected'],
  ['rejected', 'shortlisted'],
] as const)('proposes after %s the status %s', (status, expected) => {
  expect(nextStatus(status)).toBe(expected);
});
