import { formatPhone } from './index.ts';

test.each([
  ['+2975551037', '+297 555 1037'],
  ['5551037', '+297 555 1037'],
  ['+297 555 1037', '+297 555 1037'],
  ['+31612345678', '+31612345678'],
  ['ask for Rosa', 'ask for Rosa'],
])('the phone number %s reads %s', (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected);
});
