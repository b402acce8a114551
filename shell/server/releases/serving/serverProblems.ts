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

/** Routes with problems that are kept: each has its last reason. */
const MAX_ENTRIES = 200;
const MAX_REASON = 500;

/** Counts the problems of releases by route, for the teams that own them. */
export function createServerProblems(now = () => new Date()): ServerProblems {
  const counts = new Map<string, ProblemCount>();
  return {
    report(problem) {
      const { remote, version, route, part } = problem;
      const key = [remote, version, route, part].join(' ');
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.delete(key);
      const reason = problem.reason.split('\n', 1)[0]!.slice(0, MAX_REASON);
      counts.set(key, { remote, version, route, part, reason, count, at: now().toISOString() });
      const [oldest] = counts.keys();
      if (counts.size > MAX_ENTRIES && oldest !== undefined) counts.delete(oldest);
    },
    list: () => [...counts.values()].toReversed(),
  };
}
