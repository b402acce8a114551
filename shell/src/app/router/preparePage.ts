import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { PageHandle } from '@cpa/shared/remote';
import { type DataRouter, type RouteObject, matchRoutes } from 'react-router';
import { type Remotes, ownerOf } from '../../remotes/index.ts';
import type { RemotePages } from './remotePages.ts';
import type { StartedLoads } from './startedLoads.ts';

/** Milliseconds for which a visit takes over a load that was started for it. */
const FRESH_MS = 10_000;

type Options = {
  releases: ReleaseDocument;
  remotes: Pick<Remotes, 'source'>;
  pages: RemotePages;
  router: Pick<DataRouter, 'state'>;
};

/**
 * Returns a function that prepares the page of a URL which the user is about to open: it evaluates the remote and the
 * page, and starts its data if the page allows that. Failures are left to the visit.
 */
export function createPagePreparation({ releases, remotes, pages, router }: Options) {
  return async (href: string): Promise<void> => {
    const url = new URL(href);
    url.hash = '';
    const remote = ownerOf(releases, url.pathname);
    // The page that is open would lose what it shows.
    if (!remote || url.pathname === router.state.location.pathname) return;
    try {
      // Before the launch, because a failure that nobody sees does not count for the circuit breaker.
      await remotes.source.load(remote);
      const match = matchRoutes(await pages.routesOf(remote), url.pathname)?.at(-1);
      if (!match?.route.prepare) return;
      const { handle, loader } = (await match.route.prepare()) as Pick<RouteObject, 'handle' | 'loader'>;
      if (!(handle as PageHandle | undefined)?.loadsOnIntent || typeof loader !== 'function') return;
      const load = loader as (args: { request: Request; params: object }) => unknown;
      start(pages.loads, url, async () => await load({ request: new Request(url), params: match.params }));
    } catch {
      // The visit shows the failure.
    }
  };
}

function start(loads: StartedLoads, { href }: URL, run: () => Promise<unknown>): void {
  const known = loads.get(href);
  if (known && Date.now() < known.until) return;
  const load = run();
  // The visit loads again.
  load.catch(() => loads.delete(href));
  loads.set(href, { until: Date.now() + FRESH_MS, load });
}
