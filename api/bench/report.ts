/** A line of what a benchmark found out. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The middle value; of an even number, the upper of the two. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How many pieces of work are done a second, so many of them at a time. */
export async function rate<T>(
  items: T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const queue = items.values();
  const ms = await timed(
    async () =>
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const item of queue) await work(item);
        }),
      ),
  );
  return items.length / (ms / 1000);
}
