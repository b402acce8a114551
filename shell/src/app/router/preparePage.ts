import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import type { PageHandle } from '@cpa/shared/remote';
import { sitePath } from '@cpa/shared/routing';
import { type DataRouter, type RouteObject, matchRoutes } from 'react-router';
import { type Remotes, ownerOf } from '../../remotes/index.ts';
import type { RemotePages } from './remotePages.ts';

/** Milliseconds for which a visit takes over a load that was started for it. */
const FRESH_MS = 10_000;

type Options = {
  releases: ReleaseDocument;
  remotes: Pick<Remotes, 'source' | 'breaker'>;
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
    url.pathname = sitePath(url.pathname);
    url.hash = '';
    const remote = ownerOf(releases, url.pathname);
    // The open page would lose its data.
    if (!remote || url.pathname === router.state.location.pathname) return;
    try {
      // With a separate circuit: a failure that no user sees must not block a visit.
      await remotes.breaker.run(`prepare ${remote.name}`, () => prepare(remote, url));
    } catch {
      // The visit shows the failure.
    }
  };

  async function prepare(remote: ActiveRemote, url: URL): Promise<void> {
    // Before the launch, which counts failures for visits.
    await remotes.source.load(remote);
    const match = matchRoutes(await pages.routesOf(remote), url.pathname)?.at(-1);
    if (!match?.route.prepare) return;
    const { handle, loader } = (await match.route.prepare()) as Pick<RouteObject, 'handle' | 'loader'>;
    const { loadsOnIntent } = (handle ?? {}) as PageHandle;
    const { href } = url;
    if (!loadsOnIntent || typeof loader !== 'function' || pages.loads.get(href)?.()) return;
    const run = loader as (args: { request: Request; params: object }) => unknown;
    const until = Date.now() + FRESH_MS;
    const load = (async () => await run({ request: new Request(url), params: match.params }))();
    // The visit loads again.
    load.catch(() => pages.loads.delete(href));
    pages.loads.set(href, () => (Date.now() < until && !loadsOnIntent.hasFailed() ? load : null));
  }
}
