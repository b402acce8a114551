import type { ActiveRemote } from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunction, RouteObject } from 'react-router';
import { withLoaderDeadline } from './loaderDeadline.ts';
import { type LazyRoute, type RemoteRoute, type StartedLoads, withStartedLoad } from './startedLoads.ts';
import { RemoteFailure, type Remotes, TimedOut, diagnose, tryInOrder } from '../../remotes/index.ts';

type Options = {
  remote: ActiveRemote;
  host: RemoteHost;
  remotes: Pick<Remotes, 'source' | 'breaker'>;
  loads: StartedLoads;
};

/**
 * Prepares a remote's routes for the router: unique ids, the role that the manifest requires, a deadline for loaders,
 * and for each `lazy` a timeout, a retry and the mirrors. A mirror loads the whole remote again, because its chunks are
 * beside its entry.
 */
export function wrapRoutes(routes: RouteObject[], { remote, host, remotes, loads }: Options): RemoteRoute[] {
  const { source, breaker } = remotes;
  return wrap(routes, []);

  function wrap(siblings: RouteObject[], parent: number[]): RemoteRoute[] {
    return siblings.map((route, index): RemoteRoute => {
      const position = [...parent, index];
      const place = position.join('.');
      const lazy =
        typeof route.lazy === 'function' ? withRetries(route.lazy, position, route.path) : route.lazy;
      const id = route.id ?? `${remote.name}:${place}`;
      const limited = withLoaderDeadline({ ...route, id, ...(lazy && { lazy }) }, remote.name);
      const own = withStartedLoad(withRole(limited, route.path), loads, (load) =>
        breaker.run(`${remote.name}/${place}`, load),
      );
      return route.children ? ({ ...own, children: wrap(route.children, position) } as RemoteRoute) : own;
    });
  }

  /** Checks the role before the route's own loader. The session is known by then, so a second check costs nothing. */
  function withRole(route: RouteObject, pattern: string | undefined): RouteObject {
    const role = remote.manifest.routes.find(({ path }) => path === pattern)?.role;
    if (!role) return route;
    const guard =
      (loader: RouteObject['loader']): LoaderFunction =>
      async (args, context) => {
        await host.session.require(args.request, role);
        return typeof loader === 'function' ? loader(args, context) : null;
      };
    const { lazy } = route;
    if (typeof lazy !== 'function') return { ...route, loader: guard(route.loader) };
    return {
      ...route,
      lazy: async () => {
        const loaded = await lazy();
        return { ...loaded, loader: guard(loaded.loader) };
      },
    };
  }

  function withRetries(lazy: LazyRoute, position: number[], pattern: string | undefined): LazyRoute {
    const files = filesOf(remote, pattern);
    let isImporting = false;
    const own = async (signal: AbortSignal) => {
      await source.fetchFiles?.(remote, files, signal);
      isImporting = true;
      return lazy();
    };
    const mirrors = Array.from(
      { length: source.baseUrlCount(remote) - 1 },
      (_, index) => async (signal: AbortSignal) => {
        const module = await source.loadFrom(remote, index + 1, signal);
        await source.fetchFiles?.(remote, files, signal, index + 1);
        isImporting = true;
        return lazyAt(module.createRoutes(host), position)();
      },
    );
    return async () => {
      try {
        return await tryInOrder([own, ...mirrors]);
      } catch (error) {
        // Fetches were aborted: nothing is pending, and this page can try again.
        if (error instanceof TimedOut && !isImporting) {
          throw new RemoteFailure('timeout', remote.name, error.message, { cause: error });
        }
        throw await diagnose(remote, files, error);
      }
    };
  }
}

/** Files of a page besides the entry, which is loaded by then. */
function filesOf({ routes, initial }: ActiveRemote, pattern: string | undefined): string[] {
  const route = routes.find(({ path }) => path === pattern);
  return route ? [...route.scripts, ...route.styles] : initial;
}

function lazyAt(routes: RouteObject[], position: number[]): LazyRoute {
  let siblings: RouteObject[] | undefined = routes;
  let route: RouteObject | undefined;
  for (const index of position) {
    route = siblings?.[index];
    siblings = route?.children;
  }
  if (typeof route?.lazy !== 'function') throw new Error('The mirror holds another build.');
  return route.lazy;
}
