import { hitAreas } from './hitAreas.ts';
import { presentRuns } from './presentRuns.ts';
import { roundUp } from './shares.ts';

describe('hitAreas', () => {
  test('divides the space between close and distant points at their midpoints', () => {
    expect(hitAreas([100, 104, 120])).toEqual([
      { x: 92, width: 10 },
      { x: 102, width: 10 },
      { x: 112, width: 16 },
    ]);
  });

  test('extends to both sides of a single point', () => {
    expect(hitAreas([48])).toEqual([{ x: 40, width: 16 }]);
  });
});

describe('presentRuns', () => {
  test('presentRuns splits a course at its gaps', () => {
    const values = [null, 1, 2, null, null, 3];
    const course = values.map((value, index) => ({ at: String(index), value }));
    const runs = presentRuns(course, ({ value }) => value);
    expect(runs.map((run) => run.map(({ at, value }) => [at, value]))).toEqual([
      [
        ['1', 1],
        ['2', 2],
      ],
      [['5', 3]],
    ]);
    expect(presentRuns([], () => 1)).toEqual([]);
  });
});

describe('shares', () => {
  test.each([
    [0.01, 0.01],
    [0.0114, 0.02],
    [0.03, 0.04],
    [0.055, 0.06],
    [0.07, 0.08],
    [0.081, 0.1],
    [0.6, 0.6],
  ])('roundUp(%d) is %d', (value, expected) => {
    expect(roundUp(value)).toBe(expected);
  });
});
