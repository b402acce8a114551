import { prefetchLinksOnIntent, sitePath } from '@cpa/shared/routing';
import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router';

/** Time in milliseconds before the same link is prefetched again. */
const STALE_MS = 60_000;

/**
 * Runs the loader of the page that a link of this remote leads to when the user is about to follow it. Never runs the
 * loader of the current page, whose state it would change. Returns the function that stops it.
 */
export function prefetchPages(routes: RouteObject[]): () => void {
  const prefetchedAt = new Map<string, number>();
  return prefetchLinksOnIntent((link) => {
    const url = new URL(link.href);
    url.pathname = sitePath(url.pathname);
    const { href, pathname } = url;
    if (Date.now() - (prefetchedAt.get(href) ?? -STALE_MS) < STALE_MS) return;
    const match = matchRoutes(routes, pathname)?.at(-1);
    const current = matchRoutes(routes, sitePath(location.pathname))?.at(-1);
    if (!match || match.route === current?.route || typeof match.route.lazy !== 'function') return;
    prefetchedAt.set(href, Date.now());
    runLoader(match.route.lazy, { request: new Request(href), params: match.params }).catch(() => {
      // The click shows the failure.
      prefetchedAt.delete(href);
    });
  });
}

type LazyRoute = Extract<RouteObject['lazy'], (...args: never) => unknown>;

async function runLoader(lazy: LazyRoute, args: { request: Request; params: object }): Promise<void> {
  const { loader } = await lazy();
  if (typeof loader === 'function') await (loader as (...all: unknown[]) => ReturnType<LoaderFunction>)(args);
}
