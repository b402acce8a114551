import { createFacetCountCache } from './facetCountCache.ts';

type Counts = { total: number };

const isLarge = ({ total }: Counts) => total > 10;

/** Counts its calls. */
function counter(total: number) {
  const calls = { made: 0 };
  const count = async (): Promise<Counts> => {
    calls.made += 1;
    return { total };
  };
  return { calls, count };
}

test('shares one computation between concurrent callers', async () => {
  const cache = createFacetCountCache<Counts>(isLarge);
  const { calls, count } = counter(3);
  const results = await Promise.all([cache.get('a', count), cache.get('a', count), cache.get('a', count)]);
  expect(results).toEqual([{ total: 3 }, { total: 3 }, { total: 3 }]);
  expect(calls.made).toBe(1);
});

test('caches large counts only', async () => {
  const cache = createFacetCountCache<Counts>(isLarge);
  const [small, large] = [counter(3), counter(30)];
  await cache.get('small', small.count);
  await cache.get('large', large.count);
  expect([cache.peek('small'), cache.peek('large')]).toEqual([undefined, { total: 30 }]);
  await cache.get('small', small.count);
  await cache.get('large', large.count);
  expect([small.calls.made, large.calls.made]).toEqual([2, 1]);
});

test('computes again after a failure', async () => {
  const cache = createFacetCountCache<Counts>(isLarge);
  const failing = cache.get('a', () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  expect(await cache.get('a', counter(30).count)).toEqual({ total: 30 });
});

test('responds to all callers when more names are computed at once than fit', async () => {
  const cache = createFacetCountCache<Counts>(isLarge);
  const names = Array.from({ length: 600 }, (_, at) => `name ${at}`);
  const results = await Promise.all(names.map((name) => cache.get(name, counter(30).count)));
  expect(results).toHaveLength(600);
});

test('returns older counts while new ones are computed, and none after a minute', async () => {
  jest.useFakeTimers({ now: 0 });
  try {
    const cache = createFacetCountCache<Counts>(isLarge);
    await cache.get('a', counter(30).count);
    jest.advanceTimersByTime(31_000);
    expect(await cache.get('a', counter(31).count)).toEqual({ total: 30 });
    await jest.advanceTimersByTimeAsync(0);
    expect(cache.peek('a')).toEqual({ total: 31 });
    jest.advanceTimersByTime(60_000);
    expect(cache.peek('a')).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

test('keeps older counts when new ones cannot be computed', async () => {
  jest.useFakeTimers({ now: 0 });
  try {
    const cache = createFacetCountCache<Counts>(isLarge);
    await cache.get('a', counter(30).count);
    jest.advanceTimersByTime(31_000);
    const failing = () => Promise.reject(new Error('no database'));
    expect(await cache.get('a', failing)).toEqual({ total: 30 });
    await jest.advanceTimersByTimeAsync(0);
    expect(cache.peek('a')).toEqual({ total: 30 });
  } finally {
    jest.useRealTimers();
  }
});

test('returns outdated counts for at most four seconds after an announced change', async () => {
  jest.useFakeTimers({ now: 0 });
  try {
    let settledAt = 0;
    const cache = createFacetCountCache<Counts>(isLarge, { settledAt: () => settledAt });
    await cache.get('a', counter(30).count);
    await cache.get('unread', counter(30).count);
    jest.advanceTimersByTime(1500);
    settledAt = Number.POSITIVE_INFINITY;
    // The columns may not have the change yet.
    expect(await cache.get('a', counter(30).count)).toEqual({ total: 30 });
    await jest.advanceTimersByTimeAsync(3000);
    expect(cache.peek('unread')).toBeUndefined();
    settledAt = performance.now();
    expect(await cache.get('a', counter(31).count)).toEqual({ total: 31 });
    jest.advanceTimersByTime(29_000);
    expect(await cache.get('a', counter(32).count)).toEqual({ total: 31 });
  } finally {
    jest.useRealTimers();
  }
});
