import { print } from '../../../api/bench/report.ts';
import type { Step } from './steps.ts';

/** Upper bound of a response that feels instant. */
const GOOD_INP_MS = 100;
/** By definition, INP ignores one outlier per 50 interactions. */
const INTERACTIONS_PER_OUTLIER = 50;

/** Prints the durations of each step and the INP of the visit. */
export function report(
  visit: string,
  { slowdown, limit = GOOD_INP_MS }: { slowdown: number; limit?: number | undefined },
  steps: Step[],
): void {
  print(
    `${visit}, CPU at ${slowdown === 1 ? 'full speed' : `1/${slowdown} speed`}: milliseconds to next paint`,
  );
  print(
    `${'step'.padEnd(40)}${'count'.padStart(8)}${'median'.padStart(8)}${'p98'.padStart(8)}${'max'.padStart(8)}`,
  );
  for (const { name, interactions } of steps) {
    const sorted = interactions.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const percentile = (share: number) =>
      String(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    print(
      `${name.padEnd(40)}${String(sorted.length).padStart(8)}${percentile(0.5).padStart(8)}${percentile(0.98).padStart(8)}${percentile(1).padStart(8)}`,
    );
  }
  const all = steps.flatMap(({ interactions }) => interactions.map(({ ms }) => ms)).toSorted((a, b) => b - a);
  const inp = all[Math.floor(all.length / INTERACTIONS_PER_OUTLIER)] ?? 0;
  print(
    `INP of the visit: ${inp} ms (${inp <= limit ? 'within' : 'over'} ${limit} ms); slowest interaction: ${all[0] ?? 0} ms`,
  );
}
