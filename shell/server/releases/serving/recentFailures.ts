import type { FailureReport } from '@cpa/shared/contracts';

/** Failures of one kind that pages reported since the start of this server, with the last trace. */
export type FailureCount = FailureReport & { count: number; first: string; last: string };

export type RecentFailures = { add: (report: FailureReport) => void; list: () => FailureCount[] };

/** Kinds that are kept, the last ones. */
const MAX_ENTRIES = 50;

/** Counts the failures of remotes in pages by remote, page and kind, for the operators. */
export function createRecentFailures(now = () => new Date()): RecentFailures {
  const counts = new Map<string, FailureCount>();
  return {
    add(report) {
      const { class: kind, remote, version, page, error } = report;
      const key = [kind, remote, version, page, error].join(' ');
      const last = now().toISOString();
      const known = counts.get(key);
      counts.delete(key);
      counts.set(key, {
        ...known,
        ...report,
        count: (known?.count ?? 0) + 1,
        first: known?.first ?? last,
        last,
      });
      const [oldest] = counts.keys();
      if (counts.size > MAX_ENTRIES && oldest !== undefined) counts.delete(oldest);
    },
    list: () => [...counts.values()].toReversed(),
  };
}
