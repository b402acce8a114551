import { presentRuns } from './presentRuns.ts';

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
