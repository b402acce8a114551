/** Use of the machine and the servers during a load. */
export type Use = {
  /** Processors that each part kept busy, with its child processes. */
  cores: { site: number; api: number; database: number; load: number };
  /** Delay of the event loop in milliseconds, 99th percentile; the highest that was read. */
  delay: { site: number; api: number };
  /** Mean number of queries that wait for a connection of the pool. */
  waiting: number;
};

/** Share of all processors above which they are the limit. */
const BUSY = 0.85;
/** Share of a processor above which the single thread of a server is its limit. */
const THREAD_BUSY = 0.9;
const LONG_DELAY_MS = 100;

/** Names what saturates first: it limits the rate before the others do. */
export function nameLimit({ cores, delay, waiting }: Use, processors: number): string {
  const parts = Object.entries(cores).toSorted(([, one], [, other]) => other - one);
  const busy = parts.reduce((sum, [, each]) => sum + each, 0);
  const most = parts.map(([name, each]) => `${name} ${each.toFixed(2)}`).join(', ');
  // Queries wait for connections too when the processors are busy.
  if (busy >= BUSY * processors) return `the ${processors} processors: ${most}`;
  if (waiting >= 1) return `the connection pool of the API: ${waiting.toFixed(1)} queries wait`;
  for (const part of ['site', 'api'] as const)
    if (cores[part] >= THREAD_BUSY && delay[part] >= LONG_DELAY_MS)
      return `the event loop of the ${part}: ${delay[part].toFixed(0)} ms`;
  return `none of processors, pool and event loop; most processor time: ${most}`;
}
