import { cachedFor } from './cachedFor.ts';

describe('cachedFor', () => {
  let calls = 0;
  const next = async () => (calls += 1);
  beforeEach(() => (calls = 0));

  test('shares one call between concurrent callers and returns its value until the TTL ends', async () => {
    const read = cachedFor(60_000, next);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
  });

  test('reads again after the TTL', async () => {
    const read = cachedFor(0, next);
    expect([await read(), await read()]).toEqual([1, 2]);
  });

  test('does not cache a failure', async () => {
    const read = cachedFor(60_000, async () => {
      if ((await next()) === 1) throw new Error('Connection lost.');
      return calls;
    });
    await expect(read()).rejects.toThrow('Connection lost.');
    expect(await read()).toBe(2);
  });
});
