import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { matchRoutes } from 'react-router';
import { recentEntry } from '../../platform/recentEntry.ts';

/** A page of a remote: its route pattern and the parameters of a URL. */
export type RemotePage = {
  remote: ActiveRemote;
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
};

/** Paths of a release document that are cached. */
const MAX_PATHS = 1000;

const foundPages = new WeakMap<ReleaseDocument, Map<string, { page: RemotePage | undefined }>>();

/** Finds the page of a remote that owns `path`. Cached: the router ranks the routes of all remotes for each search. */
export function findPage(releases: ReleaseDocument, path: string): RemotePage | undefined {
  const byPath = foundPages.get(releases) ?? new Map<string, { page: RemotePage | undefined }>();
  foundPages.set(releases, byPath);
  return recentEntry(byPath, path, { create: () => ({ page: matchPage(releases, path) }), max: MAX_PATHS })
    .page;
}

function matchPage({ remotes }: ReleaseDocument, path: string): RemotePage | undefined {
  const routes = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, handle: { remote, pattern: route.path } })),
  );
  const match = matchRoutes(routes, path)?.at(-1);
  return match && { ...match.route.handle, params: match.params };
}
