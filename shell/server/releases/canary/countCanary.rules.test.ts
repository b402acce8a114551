import { armsOf, type CountedEvent, countEvent, emptyCounts } from './countCanary.rules.ts';

const START = Date.parse('2026-11-23T12:00:00Z');

/** Counts visits and reports of visitors, given the seconds after the start at which they arrive. */
function count(events: (Partial<CountedEvent> & { second: number })[]) {
  const counts = emptyCounts();
  for (const { second, ...event } of events)
    countEvent(counts, { at: START + second * 1000, side: 'canary', visitor: `visitor ${second}`, ...event });
  return counts;
}

describe('countEvent', () => {
  test('counts a visitor once, in whatever order the events arrive', () => {
    const { sides } = count([
      { second: 0, visitor: 'ana', failedFrom: 'a' },
      { second: 1, visitor: 'ana' },
      { second: 2, visitor: 'ana', failedFrom: 'b' },
    ]);
    expect([sides.canary.visitors.size, sides.canary.failed.size]).toEqual([1, 1]);
    expect(sides.active.visitors.size).toBe(0);
  });

  test('counts three failures per IP address', () => {
    const failures = [0, 1, 2, 3, 4].map((second) => ({ second, failedFrom: 'one address' }));
    const counts = count([...failures, { second: 5, failedFrom: 'another' }]);
    expect(armsOf(counts).canary).toMatchObject({ visitors: 6, failed: 4 });
  });

  test('counts as large a share of the failures from a shared IP address in both versions', () => {
    const failedFrom = 'one address';
    const active = Array.from({ length: 40 }, (_, second) => ({
      second,
      side: 'active' as const,
      failedFrom,
    }));
    const canary = [40, 41, 42, 43].map((second) => ({ second, failedFrom }));
    const arms = armsOf(count([...active, ...canary]));
    expect([arms.active.failed, arms.canary.failed]).toEqual([30, 3]);
  });

  test('keeps the largest INP of a visitor', () => {
    const counts = count(
      [80, 240, 120].map((ms, second) => ({ second, visitor: 'ana', inp: { ms, from: 'a' } })),
    );
    expect(armsOf(counts).canary).toMatchObject({ measured: 1, inp: 240 });
  });

  test('adds a point to the time series at most once a minute', () => {
    const { course } = count([0, 1, 59, 60, 61, 300].map((second) => ({ second })));
    expect(course.map(({ at, canary }) => `${at.slice(14, 19)} ${canary.visitors}`)).toEqual([
      '00:00 1',
      '01:00 4',
      '05:00 6',
    ]);
  });

  test('drops every second point of a time series of more than two hours', () => {
    const { course } = count(Array.from({ length: 121 }, (_, minute) => ({ second: minute * 60 })));
    expect(course).toHaveLength(61);
    expect(course.slice(0, 2).map(({ canary }) => canary.visitors)).toEqual([1, 3]);
  });
});
