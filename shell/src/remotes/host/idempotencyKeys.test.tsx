import { createIdempotencyKeys } from './idempotencyKeys.ts';

beforeEach(() => localStorage.clear());

describe('idempotency keys', () => {
  it('returns the same key until it is discarded, also to another tab', () => {
    const key = createIdempotencyKeys('mfe-one').keyOf('checkout');
    expect(key).toMatch(/^[\w-]{16,64}$/);
    expect(createIdempotencyKeys('mfe-one').keyOf('checkout')).toBe(key);
    createIdempotencyKeys('mfe-one').discard('checkout', key);
    expect(createIdempotencyKeys('mfe-one').keyOf('checkout')).not.toBe(key);
  });

  it('ignores a discard of a key that another tab has replaced', () => {
    const keys = createIdempotencyKeys('mfe-one');
    const first = keys.keyOf('checkout');
    keys.discard('checkout', first);
    const second = keys.keyOf('checkout');
    keys.discard('checkout', first);
    expect(keys.keyOf('checkout')).toBe(second);
  });

  it('separates remotes and operations', () => {
    const keys = createIdempotencyKeys('mfe-one');
    const other = createIdempotencyKeys('mfe-two');
    expect(new Set([keys.keyOf('a'), keys.keyOf('b'), other.keyOf('a')]).size).toBe(3);
  });
});
