import type { FailureReport } from '@cpa/shared/contracts';
import { type Counted, createRecentCounts } from './recentCounts.ts';

/** Failures of one kind that pages reported since the start of this server, with the last trace. */
export type FailureCount = FailureReport & Counted;

export type RecentFailures = { add: (report: FailureReport) => void; list: () => FailureCount[] };

const MAX_KINDS = 50;

/** Counts the failures of remotes in pages by remote, page and kind, for the operators. */
export const createRecentFailures = (now = () => new Date()): RecentFailures =>
  createRecentCounts<FailureReport>(
    ({ class: kind, remote, version, page, error }) => [kind, remote, version, page, error].join(' '),
    MAX_KINDS,
    now,
  );
