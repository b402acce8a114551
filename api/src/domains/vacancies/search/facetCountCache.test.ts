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
