import { describe, expect, test } from '@jest/globals';
import { fisherExact, judgeCanary, shareInterval } from './failureRate.rules.ts';

const arm = (visitors: number, failed: number) => ({ visitors, failed });

describe('fisherExact', () => {
  // Values of R: fisher.test(matrix(c(a, n1 - a, b, n2 - b), 2), alternative = "greater")
  test.each([
    [arm(4, 3), arm(4, 1), 0.242857],
    [arm(10, 10), arm(10, 0), 5.412544e-6],
    [arm(100, 0), arm(900, 9), 1],
    [arm(0, 0), arm(0, 0), 1],
  ])('of %j against %j is %d', (canary, active, expected) => {
    expect(fisherExact(canary, active)).toBeCloseTo(expected, 6);
  });

  test('stays exact with hundreds of thousands of visitors', () => {
    expect(fisherExact(arm(100_000, 100), arm(100_000, 100))).toBeCloseTo(0.528, 2);
  });
});

describe('judgeCanary', () => {
  test('judges nothing before both versions have 30 visitors', () => {
    expect(judgeCanary(arm(29, 29), arm(1000, 0)).state).toBe('few');
    expect(judgeCanary(arm(1000, 900), arm(29, 0)).state).toBe('few');
  });

  test('is worse when failures are too many for chance', () => {
    expect(judgeCanary(arm(100, 12), arm(900, 9)).state).toBe('worse');
    expect(judgeCanary(arm(30, 5), arm(270, 0)).state).toBe('worse');
  });

  test('is not worse with the same share, a better one, or a handful of failures', () => {
    expect(judgeCanary(arm(100, 3), arm(900, 27)).state).toBe('same');
    expect(judgeCanary(arm(100, 0), arm(900, 90)).state).toBe('same');
    expect(judgeCanary(arm(100, 4), arm(900, 0)).state).toBe('same');
  });

  test('aborts at most 2 of 100 harmless canaries, although it looks after every failure', () => {
    const random = createRandom(7);
    let aborted = 0;
    for (let run = 0; run < 100; run++) {
      const counts = { canary: arm(0, 0), active: arm(0, 0) };
      for (let visitor = 0; visitor < 2000; visitor++) {
        const own = random() < 0.1 ? counts.canary : counts.active;
        own.visitors += 1;
        if (random() >= 0.05) continue;
        own.failed += 1;
        if (judgeCanary(counts.canary, counts.active).state !== 'worse') continue;
        aborted += 1;
        break;
      }
    }
    expect(aborted).toBeLessThanOrEqual(2);
  });
});

test('shareInterval contains the share and narrows with more visitors', () => {
  const [low, high] = shareInterval(arm(100, 5));
  expect([low, high]).toEqual([expect.closeTo(0.0215, 3), expect.closeTo(0.1118, 3)]);
  const [narrowLow, narrowHigh] = shareInterval(arm(10_000, 500));
  expect(narrowHigh - narrowLow).toBeLessThan(high - low);
  expect(shareInterval(arm(0, 0))).toEqual([0, 1]);
});

/** Deterministic numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
