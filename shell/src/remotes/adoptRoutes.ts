import type { ActiveRemote } from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import type { RouteObject } from 'react-router';
import type { Breaker } from './loader/breaker.ts';
import { explain } from './loader/explain.ts';
import { inTurn } from './loader/inTurn.ts';
import type { RemoteSource } from './source.ts';

type LazyRoute = Extract<RouteObject['lazy'], (...args: never) => unknown>;

type Adoption = { remote: ActiveRemote; source: RemoteSource; host: RemoteHost; breaker: Breaker };

/**
 * A remote's routes as the router gets them: ids of their own, and each `lazy` with an end to waiting, a second
 * try, and the mirrors, from which the whole remote is loaded again since its chunks lie beside its entry.
 */
export function adoptRoutes(
  routes: RouteObject[],
  { remote, source, host, breaker }: Adoption,
): RouteObject[] {
  return adopt(routes, []);

  function adopt(siblings: RouteObject[], above: number[]): RouteObject[] {
    return siblings.map((route, index): RouteObject => {
      const place = [...above, index];
      const lazy = typeof route.lazy === 'function' ? sturdy(route.lazy, place, route.path) : route.lazy;
      const own = { ...route, id: route.id ?? `${remote.name}:${place.join('.')}`, ...(lazy && { lazy }) };
      return route.children ? ({ ...own, children: adopt(route.children, place) } as RouteObject) : own;
    });
  }

  function sturdy(lazy: LazyRoute, place: number[], pattern: string | undefined): LazyRoute {
    const mirrors = Array.from({ length: source.addresses(remote) - 1 }, (_, index) => async () => {
      const module = await source.loadFrom(remote, index + 1);
      return lazyAt(module.createRoutes(host), place)();
    });
    const loadPage = async () => {
      try {
        return await inTurn([lazy, ...mirrors]);
      } catch (error) {
        throw await explain(remote, filesOf(remote, pattern), error);
      }
    };
    return () => breaker.run(`${remote.name}/${place.join('.')}`, loadPage);
  }
}

/** What a page needs besides the entry, which has come. */
function filesOf({ routes, initial }: ActiveRemote, pattern: string | undefined): string[] {
  const route = routes.find(({ path }) => path === pattern);
  return route ? [...route.scripts, ...route.styles] : initial;
}

function lazyAt(routes: RouteObject[], place: number[]): LazyRoute {
  let siblings: RouteObject[] | undefined = routes;
  let route: RouteObject | undefined;
  for (const index of place) {
    route = siblings?.[index];
    siblings = route?.children;
  }
  if (typeof route?.lazy !== 'function') throw new Error('The mirror holds another build.');
  return route.lazy;
}
