import type { LazyRouteFunction, RouteObject } from 'react-router';
import { textsSettled } from '../i18n/index.ts';
import { nextTask } from '../scheduling/index.ts';
import type { RemoteHost, RemoteModule } from './remoteHost.ts';

type LazyRoute = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/** A file `routes/x.route.tsx`: builds the route with the host. It runs once, when the page is first opened. */
export type RouteFile = { createRoute: (host: RemoteHost) => LazyRoute };

/** A page of a remote: an absolute path pattern and the import of its route file. */
export type Page = { path: string; load: () => Promise<RouteFile> };

/** Declares a page: `page('/plans', () => import('./routes/plans.route.tsx'))`. */
export function page(path: string, load: Page['load']): Page {
  return { path, load };
}

/** Returns the `createRoutes` of a remote's module: one lazy route per page. */
export function createPages(pages: readonly Page[]): RemoteModule['createRoutes'] {
  return (host) => pages.map(({ path, load }) => ({ path, lazy: () => createLazily(load, host) }));
}

/**
 * Evaluates the route file and builds the route in separate tasks, so that the browser can respond in between. The
 * texts that came with it are loaded before it renders.
 */
async function createLazily(load: Page['load'], host: RemoteHost): Promise<LazyRoute> {
  const { createRoute } = await load();
  await textsSettled();
  await nextTask();
  const route = createRoute(host);
  await nextTask();
  return route;
}
