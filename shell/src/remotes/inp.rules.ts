/**
 * Returns Interaction to Next Paint: the longest interaction, leaving out one for every 50. See https://web.dev/articles/inp
 * @param durations milliseconds of each interaction
 */
export function inpOf(durations: readonly number[]): number | undefined {
  const longest = durations.toSorted((a, b) => b - a);
  const inp = longest[Math.floor(longest.length / 50)];
  return inp === undefined ? undefined : Math.round(inp);
}
