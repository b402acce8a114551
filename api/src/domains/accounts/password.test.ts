import { hashPassword, verifyPassword } from './password.ts';

test('knows the right password from a wrong one', async () => {
  const hash = await hashPassword('ñapa di kashupete');
  expect(await verifyPassword('ñapa di kashupete', hash)).toBe(true);
  expect(await verifyPassword('napa di kashupete', hash)).toBe(false);
});

test('takes the same characters however the keyboard composes them', async () => {
  const hash = await hashPassword('señor-2026'.normalize('NFC'));
  expect(await verifyPassword('señor-2026'.normalize('NFD'), hash)).toBe(true);
});

test('stores the same password differently each time', async () => {
  expect(await hashPassword('bon-bini-2026')).not.toBe(await hashPassword('bon-bini-2026'));
});

test('lets nobody in without an account, whatever the password', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
});
