/** Distance that the areas of the first and the last point extend beyond them. */
const MARGIN = 8;

/** Returns for each point the area that reacts to the pointer: from midpoint to midpoint. `xs` ascends. */
export function hitAreas(xs: readonly number[]): { x: number; width: number }[] {
  return xs.map((x, index) => {
    const [before, after] = [xs[index - 1], xs[index + 1]];
    const start = before === undefined ? x - MARGIN : (before + x) / 2;
    const end = after === undefined ? x + MARGIN : (x + after) / 2;
    return { x: start, width: end - start };
  });
}
