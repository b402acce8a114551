import type { RouteToCheck } from './routeUrls.rules.ts';

/** Problems that a refusal names; no more pages are opened then. */
export const MAX_PROBLEMS = 5;

/** Pages that are open at the same time: one more than two processors, because each waits for half a second to be quiet. */
const CONCURRENCY = 3;

/** Visits routes until `signal` aborts, and returns their problems in the order of the routes. */
export async function visitRoutes(
  routes: readonly RouteToCheck[],
  visit: (route: RouteToCheck) => Promise<string[]>,
  signal: AbortSignal,
): Promise<string[]> {
  const problems: string[][] = [];
  const isEnough = () => signal.aborted || problems.flat().length >= MAX_PROBLEMS;
  const queue = createQueue(routes);
  const work = async (_worker: unknown, id: number): Promise<void> => {
    while (!isEnough()) {
      const next = queue.take(id);
      if (!next) return;
      problems[next.index] = await visit(next.route);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }).map(work));
  const late = signal.aborted && !queue.isEmpty() ? ['The check took too long. Try again.'] : [];
  return [...late, ...problems.flat()];
}

/** Gives each worker routes of one role, then those of the role with the fewest workers: roles share no tabs. */
function createQueue(routes: readonly RouteToCheck[]) {
  const rest = routes.map((route, index) => ({ route, index }));
  const roles = new Map<number, RouteToCheck['role']>();
  const workersOf = (role: RouteToCheck['role']): number =>
    [...roles.values()].filter((each) => each === role).length;
  return {
    isEmpty: () => rest.length === 0,
    take(worker: number) {
      const own = rest.find(({ route }) => roles.has(worker) && route.role === roles.get(worker));
      roles.delete(worker);
      const next = own ?? rest.toSorted((a, b) => workersOf(a.route.role) - workersOf(b.route.role))[0];
      if (!next) return undefined;
      roles.set(worker, next.route.role);
      rest.splice(rest.indexOf(next), 1);
      return next;
    },
  };
}
