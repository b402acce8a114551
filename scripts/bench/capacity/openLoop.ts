import { setTimeout as sleep } from 'node:timers/promises';

/** Result of a load with a fixed rate. */
export type Step = {
  /** Requests in a second that were to start. */
  rate: number;
  sent: number;
  failed: number;
  p50: number;
  p99: number;
};

/**
 * Starts requests at a fixed rate, whether or not earlier ones have their response, so that a server that stalls is
 * measured by all who would wait. Times count from the moment at which a request was due.
 *
 * @param send Sends request number `n`. Resolves to false for a response that is no success.
 * @param backlogSeconds The load ends early when as many requests have no response as start in this time.
 */
export async function runOpenLoop(
  rate: number,
  seconds: number,
  send: (n: number) => Promise<boolean>,
  backlogSeconds = 5,
): Promise<Step> {
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let failed = 0;
  let sent = 0;
  const startedAt = performance.now();
  for (; sent < rate * seconds && open.size < rate * backlogSeconds; sent += 1) {
    const dueAt = startedAt + (sent / rate) * 1000;
    const early = dueAt - performance.now();
    if (early > 0) await sleep(early);
    const sending = answered(sent, dueAt).finally(() => open.delete(sending));
    open.add(sending);
  }
  await Promise.all(open);

  const ordered = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))]!;
  return { rate, sent, failed, p50: at(0.5), p99: at(0.99) };

  async function answered(n: number, dueAt: number): Promise<void> {
    const isGood = await send(n).catch(() => false);
    times.push(performance.now() - dueAt);
    if (!isGood) failed += 1;
  }
}

/** Finds the highest rate that `isGood`: raises it by `FACTOR` while it is, then halves the interval. */
export async function findHighest(
  first: number,
  { factor, halvings }: { factor: number; halvings: number },
  isGood: (rate: number) => Promise<boolean>,
): Promise<number> {
  let good = 0;
  let bad = first;
  while (await isGood(bad)) [good, bad] = [bad, Math.ceil(bad * factor)];
  for (let halving = 0; halving < halvings && bad - good > 1; halving += 1) {
    const middle = Math.round((good + bad) / 2);
    if (await isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
