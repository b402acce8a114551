import { hashPassword, verifyPassword } from './password.ts';

test('accepts the right password and rejects a wrong one', async () => {
  const hash = await hashPassword('ñapa di kashupete');
  expect(await verifyPassword('ñapa di kashupete', hash)).toBe(true);
  expect(await verifyPassword('napa di kashupete', hash)).toBe(false);
});

test('accepts equivalent Unicode compositions', async () => {
  const hash = await hashPassword('señor-2026'.normalize('NFC'));
  expect(await verifyPassword('señor-2026'.normalize('NFD'), hash)).toBe(true);
});

test('salts every hash', async () => {
  expect(await hashPassword('bon-bini-2026')).not.toBe(await hashPassword('bon-bini-2026'));
});

test('rejects every password without an account', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
});
