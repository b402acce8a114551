import { expect, test } from '@jest/globals';
import { createCanaryFigures } from './canaryFigures.ts';
import type { CountedEvent } from './countCanary.rules.ts';
import { createRandom } from './testing/simulate.ts';

const START = Date.parse('2026-11-23T12:00:00Z');

const canary = {
  percent: 10,
  started_at: new Date(START).toISOString(),
  release: {
    name: 'mfe-checkout',
    version: '00000000000000aa',
    container: 'checkout',
    entry: '',
    manifest: {},
  } as never,
};
const raisedAt = (at: number) => ({ ...canary, percent: 25, percent_since: new Date(at).toISOString() });

/** Figures on a log in memory. `reopen` creates those of another process on the same log. */
function createFigures() {
  const clock = { now: START };
  const events: CountedEvent[] = [];
  const openLog = () => {
    let read = 0;
    return {
      append: async (event: CountedEvent) => void events.push(event),
      readNew: async () => events.slice(read, (read = events.length)),
    };
  };
  const reopen = () => createCanaryFigures({ openLog, secret: 'secret', now: () => clock.now });
  return { clock, reopen, events, figures: reopen() };
}

test('another percentage restarts the counts in each process, and keeps the time series', async () => {
  const { clock, reopen, figures } = createFigures();
  for (const visitor of ['ana', 'ben']) {
    await figures.countVisitor(canary, 'active', visitor);
    await figures.countFailure(canary, 'active', { visitor, ip: '192.0.2.1' });
  }
  expect((await figures.read(canary)).active).toMatchObject({ visitors: 2, failed: 2 });
  clock.now += 120_000;
  const raised = raisedAt(clock.now);
  expect((await figures.read(raised)).active).toMatchObject({ visitors: 0, failed: 0 });
  await figures.countVisitor(raised, 'active', 'ana');
  await figures.countVisitor(raised, 'canary', 'ben');
  for (const each of [figures, reopen()]) {
    const { canary: own, active, course } = await each.read(raised);
    expect([own.visitors, active.visitors, active.failed]).toEqual([1, 1, 0]);
    expect(course.map((point) => point.active.visitors)).toEqual([1, 1, 1]);
  }
});

test('figures of few visitors are judged at each event, those of many after 1 % more events', async () => {
  const { figures } = createFigures();
  const judgedAt: number[] = [];
  for (let visitor = 1; visitor <= 1000; visitor++) {
    await figures.countVisitor(canary, 'active', String(visitor));
    if (await figures.readAfterGrowth(canary)) judgedAt.push(visitor);
    expect(await figures.readAfterGrowth(canary)).toBeNull();
  }
  expect(judgedAt.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(judgedAt.slice(-3)).toEqual([976, 986, 996]);
  expect((await figures.read(canary)).active.visitors).toBe(1000);
});

test('few visitors after a change of the percentage are judged at each event', async () => {
  const { clock, figures } = createFigures();
  for (let visitor = 1; visitor <= 1000; visitor++)
    await figures.countVisitor(canary, 'active', `${visitor}`);
  await figures.readAfterGrowth(canary);
  clock.now += 1;
  const raised = raisedAt(clock.now);
  for (const visitor of ['ana', 'ben', 'cai']) {
    await figures.countVisitor(raised, 'canary', visitor);
    expect((await figures.readAfterGrowth(raised))?.canary.visitors).toBeGreaterThan(0);
  }
});

test('of 50 harmless canaries that grow while failures of both versions get more, aborts at most one', async () => {
  const random = createRandom(5);
  let worse = 0;
  for (let run = 0; run < 50; run++) {
    const { clock, figures } = createFigures();
    let isWorse = false;
    for (const [percent, rate, of] of [
      [10, 0.02, canary],
      [25, 0.3, raisedAt(START + 1001)],
    ] as const) {
      for (let index = 0; index < 1000 && !isWorse; index++) {
        clock.now += 1;
        const [visitor, side] = [
          `${percent} ${index}`,
          random() * 100 < percent ? 'canary' : 'active',
        ] as const;
        await figures.countVisitor(of, side, visitor);
        if (random() >= rate) continue;
        await figures.countFailure(of, side, { visitor, ip: `192.0.${percent}.${index % 250}` });
        isWorse = (await figures.read(of)).verdict.state === 'worse';
      }
    }
    if (isWorse) worse += 1;
  }
  expect(worse).toBeLessThanOrEqual(1);
});
