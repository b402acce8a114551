import { expect, test } from '@jest/globals';
import { judgeResponseTimes, percentile75, type ResponseTime } from './responseTime.rules.ts';
import { createRandom, simulate } from './testing/simulate.ts';

const times = (count: number, msOf: (index: number) => number, from?: string): ResponseTime[] =>
  Array.from({ length: count }, (_, index) => ({ ms: msOf(index), from: from ?? `address ${index}` }));

test('percentile75 is the value that three of four do not exceed', () => {
  expect(percentile75([40, 10, 30, 20])).toBe(30);
  expect(percentile75([])).toBeNull();
});

test('is worse when the canary is slower by more than 60 ms', () => {
  const active = times(300, (index) => 60 + index);
  const canary = (more: number) => times(100, (index) => 60 + 3 * index + more);
  expect(judgeResponseTimes(canary(0), active).state).toBe('same');
  expect(judgeResponseTimes(canary(60), active).state).toBe('same');
  expect(judgeResponseTimes(canary(160), active).state).toBe('worse');
});

test.each([
  ['fewer', 60, 240],
  ['as many', 200, 200],
  ['more', 240, 60],
])('is worse when %s visitors of the canary all wait equally long', (_name, own, others) => {
  const canary = times(own, () => 1000);
  const active = (least: number) => times(others, (index) => (index === 0 ? least : 80));
  expect(judgeResponseTimes(canary, active(80)).state).toBe('worse');
  expect(judgeResponseTimes(canary, active(40)).state).toBe('worse');
});

test('judges nothing before 30 visitors of each version, at most three per IP address', () => {
  const fast = times(300, () => 40);
  expect(
    judgeResponseTimes(
      times(29, () => 900),
      fast,
    ).state,
  ).toBe('few');
  expect(
    judgeResponseTimes(
      times(300, () => 900, 'one address'),
      fast,
    ).state,
  ).toBe('few');
  expect(
    judgeResponseTimes(
      times(30, () => 900),
      fast,
    ).state,
  ).toBe('worse');
});

test.each([
  ['60 ms slower', 60, 1, 0, 1],
  ['as fast in steps of 8 ms', 0, 8, 0, 1],
  ['three times as slow', 240, 1, 95, 100],
  ['three times as slow in steps of 8 ms', 240, 8, 95, 100],
])('of 100 canaries that are %s, aborts few or most', (_name, more, step, least, most) => {
  const random = createRandom(11);
  // Median 80 ms and 75th percentile about 118 ms: a log-normal distribution, as real response times have.
  const draw = () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.round((80 * Math.exp(0.58 * normal)) / step) * step;
  };
  const aborted = simulate(100, () => {
    const [canary, active]: [ResponseTime[], ResponseTime[]] = [[], []];
    for (let visitor = 0; visitor < 600; visitor++) {
      const isCanary = random() < 0.2;
      const own = isCanary ? canary : active;
      own.push({ ms: draw() + (isCanary ? more : 0), from: `address ${visitor}` });
      if (visitor % 10 === 9 && judgeResponseTimes(canary, active).state === 'worse') return true;
    }
    return false;
  });
  expect(aborted).toBeGreaterThanOrEqual(least);
  expect(aborted).toBeLessThanOrEqual(most);
});
