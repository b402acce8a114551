export type PresentPoint = { at: string; value: number };

/** Splits a course where a value is missing, so that no line crosses a gap. */
export function presentRuns<Point extends { at: string }>(
  course: readonly Point[],
  valueOf: (point: Point) => number | null,
): PresentPoint[][] {
  const runs: PresentPoint[][] = [];
  let run: PresentPoint[] = [];
  for (const point of course) {
    const value = valueOf(point);
    if (value === null) run = [];
    else if (run.push({ at: point.at, value }) === 1) runs.push(run);
  }
  return runs;
}
