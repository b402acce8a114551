import type { JourneyResult } from '../publishing/bootRecords.ts';
import { ReleaseError } from '../records/releaseError.ts';
import type { JourneyToWalk } from './journeys.rules.ts';
import { hasParameters, linkTo, type RouteToCheck } from './routeUrls.rules.ts';
import { visitRoute } from './visitRoute.ts';
import { MAX_PROBLEMS, visitRoutes } from './visitRoutes.ts';
import { leavesTabs, type TabsOf, walkJourneys } from './walkJourneys.ts';

/** Milliseconds for one page, also on a machine that is busy with something else. */
export const PAGE_TIMEOUT_MS = 60_000;

export type RunningCheck = {
  /** Aborts at the end of its time. */
  signal: AbortSignal;
  /** Problems of the server, which it adds while pages are open. */
  stuck: ReadonlySet<string>;
  /** Ends the browser after this check. */
  replace: () => void;
};

type Checked = { routes: RouteToCheck[]; journeys: JourneyToWalk[] };

/**
 * Visits the routes, then takes the journeys.
 * @throws ReleaseError when a page or a journey fails
 */
export async function checkPages(
  { routes, journeys }: Checked,
  tabsOf: TabsOf,
  { signal, stuck, replace }: RunningCheck,
): Promise<JourneyResult[]> {
  const visited = await visitAll(routes, tabsOf, signal);
  refuse([...stuck, ...visited]);
  const { results, problems } = await walkJourneys(journeys, tabsOf, { signal });
  refuse([...stuck, ...problems]);
  if (leavesTabs(results)) replace();
  return results;
}

/** @throws ReleaseError with the first of the problems, if there are any */
function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const more = problems.length - MAX_PROBLEMS;
  const lines = [
    'The boot check failed, so the release was rejected.',
    ...problems.slice(0, MAX_PROBLEMS),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
  throw new ReleaseError(lines.join('\n'));
}

/** Visits the routes with parameters last, with links of the pages before. */
async function visitAll(routes: RouteToCheck[], tabsOf: TabsOf, signal: AbortSignal): Promise<string[]> {
  const links = new Set<string>();
  const visit = async (route: RouteToCheck): Promise<string[]> => {
    const path = hasParameters(route) ? (linkTo(route, links, routes) ?? route.path) : route.path;
    const visited = await visitRoute(await tabsOf(route.role), { ...route, path }, PAGE_TIMEOUT_MS);
    visited.links.forEach((link) => links.add(link));
    return visited.problems;
  };
  const plain = await visitRoutes(
    routes.filter((route) => !hasParameters(route)),
    visit,
    signal,
  );
  if (signal.aborted || plain.length >= MAX_PROBLEMS) return plain;
  return [...plain, ...(await visitRoutes(routes.filter(hasParameters), visit, signal))];
}
