import type { RouteToCheck } from './routeUrls.rules.ts';

/** Problems that a refusal names; no more pages are opened then. */
export const MAX_PROBLEMS = 5;

/** Pages that are open at the same time. */
const CONCURRENCY = 3;

/** Visits routes until `signal` aborts, and returns their problems in the order of the routes. */
export async function visitRoutes(
  routes: readonly RouteToCheck[],
  visit: (route: RouteToCheck) => Promise<string[]>,
  signal: AbortSignal,
): Promise<string[]> {
  const problems: string[][] = [];
  const rest = [...routes.entries()];
  const isEnough = () => signal.aborted || problems.flat().length >= MAX_PROBLEMS;
  const work = async (): Promise<void> => {
    while (!isEnough()) {
      const next = rest.shift();
      if (!next) return;
      const [index, route] = next;
      problems[index] = await visit(route);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const late = signal.aborted && rest.length > 0 ? ['The check took too long. Try again.'] : [];
  return [...late, ...problems.flat()];
}
