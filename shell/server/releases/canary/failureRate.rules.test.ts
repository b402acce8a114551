import { describe, expect, test } from '@jest/globals';
import { abortShare, judgeCanary, sequentialP, shareInterval } from './failureRate.rules.ts';
import { createRandom, simulate } from './testing/simulate.ts';

const arm = (visitors: number, failed: number) => ({ visitors, failed });

describe('sequentialP', () => {
  test.each([
    [arm(50, 0), arm(50, 0), 1],
    [arm(0, 0), arm(50, 3), 1],
    [arm(50, 5), arm(50, 5), 1],
    // 6 / ((10/9)^6 + (6/5)^6 + (4/3)^6 + (3/2)^6 + (5/3)^6 + (20/11)^6)
    [arm(50, 6), arm(50, 0), 0.0755],
  ])('of %j against %j is %d', (canary, active, expected) => {
    expect(sequentialP(canary, active)).toBeCloseTo(expected, 3);
  });

  test('returns a finite number for hundreds of thousands of visitors', () => {
    expect(sequentialP(arm(100_000, 5000), arm(100_000, 5000))).toBe(1);
    expect(sequentialP(arm(100_000, 50_000), arm(100_000, 100))).toBe(0);
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

  test.each([
    ['equally good', 0.05, 0, 1],
    ['twice as bad', 0.1, 25, 50],
    ['four times as bad', 0.2, 50, 50],
  ])(
    'of 50 canaries that are %s, with %d failures per visitor, aborts %i to %i',
    (_name, rate, least, most) => {
      const random = createRandom(7);
      const aborted = simulate(50, () => {
        const counts = { canary: arm(0, 0), active: arm(0, 0) };
        for (let visitor = 0; visitor < 4000; visitor++) {
          const isCanary = random() < 0.1;
          const own = isCanary ? counts.canary : counts.active;
          own.visitors += 1;
          if (random() >= (isCanary ? rate : 0.05)) continue;
          own.failed += 1;
          if (judgeCanary(counts.canary, counts.active).state === 'worse') return true;
        }
        return false;
      });
      expect(aborted).toBeGreaterThanOrEqual(least);
      expect(aborted).toBeLessThanOrEqual(most);
    },
  );
});

test('abortShare is the smallest share of failures that aborts', () => {
  const share = abortShare(arm(100, 0), arm(900, 9))!;
  expect(judgeCanary(arm(100, share * 100), arm(900, 9)).state).toBe('worse');
  expect(judgeCanary(arm(100, share * 100 - 1), arm(900, 9)).state).toBe('same');
  expect(abortShare(arm(29, 0), arm(900, 0))).toBeNull();
});

test('shareInterval contains the share and narrows with more visitors', () => {
  const [low, high] = shareInterval(arm(100, 5));
  expect([low, high]).toEqual([expect.closeTo(0.0215, 3), expect.closeTo(0.1118, 3)]);
  const [narrowLow, narrowHigh] = shareInterval(arm(10_000, 500));
  expect(narrowHigh - narrowLow).toBeLessThan(high - low);
  expect(shareInterval(arm(0, 0))).toEqual([0, 1]);
});
