import type { PageHandle } from '@cpa/shared/remote';
import type { LoaderFunction, RouteObject } from 'react-router';

export type LazyRoute = Extract<RouteObject['lazy'], (...args: never) => unknown>;

/** Loads of pages that the user is about to open, by URL; a visit takes over one until its time. */
export type StartedLoads = Map<string, { until: number; load: Promise<unknown> }>;

/** Makes a page build its route once, also when a visit follows its preparation, and take over a started load. */
export function withStartedLoad(route: RouteObject, loads: StartedLoads): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  let built: ReturnType<LazyRoute> | null = null;
  return {
    ...route,
    lazy: () => {
      built ??= build(lazy, loads).catch((error: unknown) => {
        built = null;
        throw error;
      });
      return built;
    },
  };
}

async function build(lazy: LazyRoute, loads: StartedLoads): ReturnType<LazyRoute> {
  const route = await lazy();
  const { loader } = route;
  if (typeof loader !== 'function') return route;
  const { loadsOnIntent } = (route.handle ?? {}) as PageHandle;
  const takeOver: LoaderFunction = (args, context) => {
    const { url } = args.request;
    const started = loads.get(url);
    loads.delete(url);
    const isUsable = started && Date.now() < started.until && !loadsOnIntent?.hasFailed();
    return isUsable ? started.load : loader(args, context);
  };
  return { ...route, loader: takeOver };
}
