import { emailError } from './emailError.ts';

test.each([
  ['', 'email.missing'],
  ['   ', 'email.missing'],
  ['xiomara', 'email.wrong'],
  ['xiomara@', 'email.wrong'],
  ['a@example.aw, b@example.aw', 'email.wrong'],
  [' Xiomara@Example.aw ', null],
])('%j returns %s', (typed, problem) => {
  expect(emailError(typed)).toBe(problem);
});
