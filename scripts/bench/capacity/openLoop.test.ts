import { setTimeout as sleep } from 'node:timers/promises';
import { findHighest, runOpenLoop } from './openLoop.ts';

test('starts requests at the rate although none gets a response, and counts the wait of each', async () => {
  const stalledUntil = performance.now() + 400;
  const started: number[] = [];
  const { sent, p50, p99 } = await runOpenLoop(50, 0.4, async () => {
    started.push(performance.now());
    await sleep(Math.max(0, stalledUntil - performance.now()));
    return true;
  });
  expect(sent).toBe(20);
  // The last one starts before the first has its response.
  expect(started.at(-1)).toBeLessThan(stalledUntil);
  expect(p99).toBeGreaterThan(300);
  expect(p50).toBeLessThan(p99);
});

test('counts responses without success and errors, and ends when the server does not keep up', async () => {
  const outcomes = [
    async () => true,
    async () => false,
    async () => await Promise.reject(new Error('reset')),
  ];
  expect(await runOpenLoop(300, 0.1, async (n) => await outcomes[n % 3]!())).toMatchObject({
    sent: 30,
    failed: 20,
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  setTimeout(() => resolve(true), 600);
  expect((await runOpenLoop(100, 60, async () => await promise, 0.2)).sent).toBe(20);
});

test('finds the highest rate by steps', async () => {
  const tried: number[] = [];
  const limit = 47;
  const found = await findHighest(10, { factor: 2, halvings: 3 }, async (rate) => {
    tried.push(rate);
    return rate <= limit;
  });
  expect([found, tried]).toEqual([45, [10, 20, 40, 80, 60, 50, 45]]);
});
