export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Returns the median, or the upper of the two middle values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns how many milliseconds `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Returns the throughput in items per second. */
export async function rate<T>(
  items: T[],
  concurrency: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const queue = items.values();
  const ms = await timed(
    async () =>
      await Promise.all(
        Array.from({ length: concurrency }, async () => {
          for (const item of queue) await work(item);
        }),
      ),
  );
  return items.length / (ms / 1000);
}
