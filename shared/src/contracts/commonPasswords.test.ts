import { isCommonPassword } from './commonPasswords.ts';

test('knows the passwords that everybody tries, in capitals too', () => {
  expect(['password1', 'QwertyUIOP', '12345678', 'OneHappyIsland'].map(isCommonPassword)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isCommonPassword('bon-bini-2026')).toBe(false);
});
