import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['short', 'refused'],
  ['Password123', 'refused'],
  ['12345679', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['kunuku77', 'weak'],
  ['kunukuhala', 'fair'],
  ['bon-bini-2026', 'strong'],
  ['correct horse battery staple', 'strong'],
  ['Tr0ub4dor&3x', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('counts personal data as one character', () => {
  const xiomara = { name: 'Xiomara Croes', email: 'xiomara.c@example.aw' };
  expect(passwordStrength('XiomaraCroes1')).toBe('strong');
  expect(passwordStrength('XiomaraCroes1', xiomara)).toBe('weak');
});
