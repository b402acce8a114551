import { hashOf, assertRepeatable, readKey, storedKey } from './idempotency.ts';

const KEY = 'checkout-key-0001';
const NOW = new Date('2026-11-21T13:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

test('reads the key from header or body and requires both to agree', () => {
  expect([readKey(KEY, undefined), readKey(undefined, KEY), readKey(KEY, KEY)]).toEqual([KEY, KEY, KEY]);
  for (const [header, field] of [
    [KEY, 'another-checkout-key'],
    [undefined, undefined],
    ['short', undefined],
  ]) {
    expect(() => readKey(header, field)).toThrow(expect.objectContaining({ status: 422 }));
  }
});

test('stores a key as it is, and one whose digits look like a card number as an HMAC of a fixed length', () => {
  const secrets = { JWT_SECRET: 's'.repeat(32) };
  expect(storedKey(KEY, secrets)).toEqual([KEY]);
  const keys = [
    '4111111111111111',
    'order-4111-1111-1111-1111',
    'order_4111_1111_1111_1111',
    '4111--1111--1111--1111',
    'a7c2b3d4-4111-1111-1111-1111abcdef01',
  ];
  const stored = keys.map((key) => storedKey(key, secrets)[0]);
  expect(new Set(stored).size).toBe(keys.length);
  for (const form of stored) expect(form).toMatch(/^hmac:[\w-]{43}$/);
});

test('finds a key again after the secret has changed', () => {
  const [JWT_SECRET_PREVIOUS, JWT_SECRET] = ['s'.repeat(32), 't'.repeat(32)];
  const before = storedKey('4111111111111111', { JWT_SECRET: JWT_SECRET_PREVIOUS });
  const [stored, ...earlier] = storedKey('4111111111111111', { JWT_SECRET, JWT_SECRET_PREVIOUS });
  expect(before).toHaveLength(2);
  expect(earlier).toEqual(before);
  expect(stored).not.toBe(before[0]);
});

test('the fingerprint ignores the card and the order of fields', () => {
  const one = hashOf('cxpay', {
    items: [{ package_id: 1, total: 2 }],
    card_number: '1',
    billing_country: 'AW',
  });
  const same = hashOf('cxpay', {
    billing_country: 'AW',
    items: [{ total: 2, package_id: 1 }],
    card_number: '2',
  });
  expect(one.equals(same)).toBe(true);
  expect(one.equals(hashOf('cxpay', { items: [{ package_id: 2 }] }))).toBe(false);
  expect(hashOf('sentoo', {}).equals(hashOf('cxpay', {}))).toBe(false);
});

test('a concurrent second call waits, and after a minute the reconcile job takes over', () => {
  const request_hash = hashOf('cxpay', {});
  const known = (created_at: Date, answered_at: Date | null) => ({ request_hash, created_at, answered_at });
  expect(() => assertRepeatable(known(secondsAgo(5), null), request_hash, NOW)).toThrow(
    expect.objectContaining({ status: 409, code: 'in_flight' }),
  );
  assertRepeatable(known(secondsAgo(61), null), request_hash, NOW);
  assertRepeatable(known(secondsAgo(5), secondsAgo(1)), request_hash, NOW);
  expect(() => assertRepeatable(known(secondsAgo(5), NOW), hashOf('sentoo', {}), NOW)).toThrow(
    expect.objectContaining({ status: 422, code: 'key_used' }),
  );
});
