import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import type { ComponentType } from 'react';
import {
  type DataRouter,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
  createBrowserRouter,
} from 'react-router';
import { adoptRoutes } from './adoptRoutes.ts';
import { AreaLoading } from './AreaLoading.tsx';
import { createBreaker } from './loader/breaker.ts';
import { RemoteFailure } from './loader/remoteFailure.ts';
import { RemoteFailed } from './RemoteFailed.tsx';
import { ownerOf } from './releaseDocument.ts';
import type { ReportFailure } from './reportFailure.ts';
import { type RemoteSource, createRemoteSource } from './source.ts';

export type PortalRouterOptions = {
  /** The shell's own routes, with the page of an address that nobody owns at `*`. They win over a remote's. */
  routes: RouteObject[];
  /** The id of the frame's route among them: remotes are grafted below it. */
  frameId: string;
  host: RemoteHost;
  releaseDocument: ReleaseDocument;
  /** Hears of each failure that a person sees. */
  report: ReportFailure;
  /** Replaces the network in tests. */
  source?: RemoteSource;
};

/**
 * The one router of the site. It starts with the shell's routes; the first visit to a remote's address loads that
 * remote and grafts its routes below the frame. A remote that cannot be loaded leaves its addresses to the route
 * `*`, which then shows what happened; going there again loads again, "Try again" even when the remote rests.
 */
export function createPortalRouter(options: PortalRouterOptions): DataRouter {
  const { routes, frameId, host, releaseDocument, report } = options;
  const source = options.source ?? createRemoteSource(releaseDocument);
  const breaker = createBreaker();
  const failures = new Map<string, unknown>();
  const failed = (remote?: string) => () => (
    <RemoteFailed remote={remote} report={report} onTryAgain={breaker.allowTry} />
  );

  async function graft({ path, patch, signal }: PatchRoutesOnNavigationFunctionArgs): Promise<void> {
    const remote = ownerOf(releaseDocument, path);
    if (!remote) return;
    try {
      const module = await breaker.run(remote.name, () => source.load(remote));
      const children = adoptRoutes(module.createRoutes(host), { remote, source, host, breaker });
      failures.delete(remote.name);
      // The router knows the id: grafting what is there already changes nothing.
      patch(frameId, [
        { id: remote.name, ErrorBoundary: failed(remote.name), HydrateFallback: AreaLoading, children },
      ]);
    } catch (error) {
      if (!signal.aborted) failures.set(remote.name, asFailure(remote.name, error));
    }
  }

  function refuseFailed(path: string): void {
    const remote = ownerOf(releaseDocument, path);
    if (remote && failures.has(remote.name)) throw failures.get(remote.name);
  }

  nameFirstVisit();
  return createBrowserRouter(withFailures(routes, refuseFailed, failed()), {
    patchRoutesOnNavigation: graft,
  });
}

/** The router knows the first visit of any document as "default"; under a name each keeps its own scroll position. */
function nameFirstVisit(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Where loading explains itself already, what is left is the remote's own `createRoutes`. */
function asFailure(remote: string, error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  return new RemoteFailure('threw-at-load', remote, 'it gave no routes.', { cause: error });
}

/** Lets the route `*` tell an address whose remote failed from one that nobody owns. */
function withFailures(
  routes: RouteObject[],
  refuseFailed: (path: string) => void,
  ErrorBoundary: ComponentType,
): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.children)
      return { ...route, children: withFailures(route.children, refuseFailed, ErrorBoundary) };
    if (route.path !== '*') return route;
    return {
      ...route,
      loader: ({ request }) => {
        refuseFailed(new URL(request.url).pathname);
        return null;
      },
      ErrorBoundary,
      HydrateFallback: AreaLoading,
    };
  });
}
