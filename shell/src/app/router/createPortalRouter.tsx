import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { type ComponentType, useEffect } from 'react';
import {
  type DataRouter,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
  createBrowserRouter,
} from 'react-router';
import { RemoteFailed } from '../../error-pages/RemoteFailed.tsx';
import { createSiteWindow } from '../../language/siteWindow.ts';
import { FirstFrame } from '../../page-frame/FirstFrame.tsx';
import { RemoteFailure, type Remotes, type ReportFailure, ownerOf } from '../../remotes/index.ts';
import type { RenderMarker } from '../../watchdog/renderMarker.ts';
import { type PageFailures, createPageFailures } from './pageFailures.ts';
import type { RemotePages } from './remotePages.ts';
import { RemoteRoot } from './RemoteRoot.tsx';
import { ROOT_ROUTE_ID } from './shellRoutes.tsx';

export type PortalRouterOptions = {
  /** The shell's own routes, with the 404 page at `*`. They win over a remote's. */
  routes: RouteObject[];
  releases: ReleaseDocument;
  remotes: Remotes;
  /** Called for each failure that the user sees. */
  report: ReportFailure;
  /** Remotes whose pages are not shown. */
  pageFailures?: PageFailures;
  /** Pages of the remotes, shared with their preparation. */
  pages: RemotePages;
  /** Marks the current render; absent on a server. */
  marker?: RenderMarker;
  /** Creates the router; on a server in memory. */
  createRouter?: CreateRouter;
};

type CreateRouter = (
  routes: RouteObject[],
  options: { patchRoutesOnNavigation: (args: PatchRoutesOnNavigationFunctionArgs) => Promise<void> },
) => DataRouter;

/**
 * Creates the one router of the site. It starts with the shell's routes. The first visit to a path of a remote loads
 * the remote and adds its routes below the root route. When that fails, the route `*` shows the failure; the next
 * visit and "Try again" load again.
 */
export function createPortalRouter({
  routes,
  releases,
  remotes,
  report,
  pageFailures = createPageFailures(),
  pages,
  marker,
  createRouter = createNamedBrowserRouter,
}: PortalRouterOptions): DataRouter {
  const failures = new Map<string, RemoteFailure>();
  const errorBoundary = (remote?: ActiveRemote) =>
    function RemoteErrorBoundary() {
      // The effects of a page that threw do not run.
      useEffect(() => marker?.end());
      return <RemoteFailed remote={remote} report={report} onRetry={allowAttempt} />;
    };

  function allowAttempt(remote: string): void {
    pageFailures.clear(remote);
    remotes.breaker.allowAttempt(remote);
  }

  async function addRoutes({ path, patch, signal }: PatchRoutesOnNavigationFunctionArgs): Promise<void> {
    const remote = ownerOf(releases, path);
    if (!remote) return;
    try {
      const children = await pages.routesOf(remote);
      const host = remotes.hostOf(remote);
      failures.delete(remote.name);
      // The router recognises the id: adding known routes again changes nothing.
      patch(ROOT_ROUTE_ID, [
        {
          id: remote.name,
          Component: () => <RemoteRoot remote={remote} host={host} failures={pageFailures} marker={marker} />,
          ErrorBoundary: errorBoundary(remote),
          HydrateFallback: FirstFrame,
          children,
        },
      ]);
    } catch (error) {
      if (!signal.aborted) failures.set(remote.name, asFailure(remote.name, error));
    }
  }

  function throwFailure(path: string): void {
    const remote = ownerOf(releases, path);
    const failure = remote && failures.get(remote.name);
    if (failure) throw failure;
  }

  return createRouter(withFailures(routes, throwFailure, errorBoundary()), {
    patchRoutesOnNavigation: addRoutes,
  });
}

const createNamedBrowserRouter: CreateRouter = (routes, options) => {
  nameFirstVisit();
  return createBrowserRouter(routes, { ...options, window: createSiteWindow() });
};

/** The router gives the first visit of every document the key "default". A unique key keeps scroll positions apart. */
function nameFirstVisit(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Loading rejects with a `RemoteFailure`; any other error comes from the remote's `start` or `createRoutes`. */
function asFailure(remote: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  return new RemoteFailure('threw-at-load', remote, 'it did not start.', { cause: error });
}

/** Lets the route `*` distinguish a path whose remote failed from an unknown one. */
function withFailures(
  routes: RouteObject[],
  throwFailure: (path: string) => void,
  ErrorBoundary: ComponentType,
): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.children)
      return { ...route, children: withFailures(route.children, throwFailure, ErrorBoundary) };
    if (route.path !== '*') return route;
    return {
      ...route,
      loader: ({ request }) => {
        throwFailure(new URL(request.url).pathname);
        return null;
      },
      ErrorBoundary,
      HydrateFallback: FirstFrame,
    };
  });
}
