import type { LoaderFunction, RouteObject } from 'react-router';
import { RemoteFailure, TimedOut, withTimeout } from '../../remotes/index.ts';

/** Milliseconds that a loader may take: longer than the timeout of a request, so that a page shows its own error. */
export const LOADER_TIMEOUT_MS = 30_000;

/** Fails the page of a remote whose loader never ends, so that the user gets its fallback and the site a report. */
export function withLoaderDeadline(route: RouteObject, remote: string): RouteObject {
  const { lazy, loader } = route;
  const limit =
    (run: LoaderFunction): LoaderFunction =>
    (args, context) =>
      orTimeout(remote, Promise.resolve(run(args, context)));
  const limited = (loaded: unknown) =>
    typeof loaded === 'function' ? limit(loaded as LoaderFunction) : null;
  if (typeof lazy !== 'function') {
    const own = limited(loader);
    return own ? { ...route, loader: own } : route;
  }
  return {
    ...route,
    lazy: async () => {
      const loaded = await lazy();
      const own = limited(loaded.loader);
      return own ? { ...loaded, loader: own } : loaded;
    },
  };
}

async function orTimeout(remote: string, work: Promise<unknown>): Promise<unknown> {
  try {
    return await withTimeout(work, LOADER_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    throw new RemoteFailure('timeout', remote, 'a loader did not end.', { cause: error });
  }
}
