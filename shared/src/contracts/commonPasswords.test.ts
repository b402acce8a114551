import { isCommonPassword } from './commonPasswords.ts';

test('rejects common passwords, also in capitals', () => {
  expect(['password1', 'QwertyUIOP', '12345678', 'OneHappyIsland'].map(isCommonPassword)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isCommonPassword('bon-bini-2026')).toBe(false);
});
