import { createRecentCounts } from './recentCounts.ts';

/** A problem that code of a release had on the site server. */
export type ServerProblem = {
  remote: string;
  version: string;
  /** Route pattern from the manifest. */
  route: string;
  part: 'head' | 'page';
  reason: string;
  /** True when the code blocked or ended its process. */
  isStuck: boolean;
};
export type ReportProblem = (problem: ServerProblem) => void;

/** Problems of one route since the start of this server, with the last reason. */
export type ProblemCount = Omit<ServerProblem, 'isStuck'> & { count: number; at: string };

export type ServerProblems = { report: ReportProblem; list: () => ProblemCount[] };

/** Maximum number of routes with problems: each has its last reason. */
const MAX_ENTRIES = 200;
const MAX_REASON = 500;

/** Counts the problems of releases by route, for the teams that own them. */
export function createServerProblems(now = () => new Date()): ServerProblems {
  const counts = createRecentCounts<Omit<ServerProblem, 'isStuck'>>(
    ({ remote, version, route, part }) => [remote, version, route, part].join(' '),
    MAX_ENTRIES,
    now,
  );
  return {
    report({ isStuck: _isStuck, ...problem }) {
      counts.add({ ...problem, reason: problem.reason.split('\n', 1)[0]!.slice(0, MAX_REASON) });
    },
    list: () => counts.list().map(({ first: _first, last, ...problem }) => ({ ...problem, at: last })),
  };
}
