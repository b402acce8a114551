import type { LoaderFunction, RouteObject } from 'react-router';

export type LazyRoute = Extract<RouteObject['lazy'], (...args: never) => unknown>;

/** Loads of pages that the user is about to open, by URL; null once a visit has to load again. */
export type StartedLoads = Map<string, () => Promise<unknown> | null>;

/** `prepare` is `lazy` without counting failures, which no user sees. */
export type RemoteRoute = RouteObject & { prepare?: LazyRoute };

/**
 * Makes a page build its route once, also when a visit follows its preparation, and take over a started load. A visit
 * builds through `count`, which counts its failures.
 */
export function withStartedLoad(
  route: RouteObject,
  loads: StartedLoads,
  count: (load: LazyRoute) => ReturnType<LazyRoute>,
): RemoteRoute {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  let built: ReturnType<LazyRoute> | null = null;
  const prepare: LazyRoute = () => {
    built ??= build(lazy, loads);
    built.catch(() => (built = null));
    return built;
  };
  return { ...route, prepare, lazy: () => count(prepare) };
}

async function build(lazy: LazyRoute, loads: StartedLoads): ReturnType<LazyRoute> {
  const route = await lazy();
  const { loader } = route;
  if (typeof loader !== 'function') return route;
  const takeOver: LoaderFunction = (args, context) => {
    const { url } = args.request;
    const started = loads.get(url);
    loads.delete(url);
    return started?.() ?? loader(args, context);
  };
  return { ...route, loader: takeOver };
}
