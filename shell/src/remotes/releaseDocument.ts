import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { matchRoutes } from 'react-router';

const NONE: ReleaseDocument = { revision: 0, remotes: [] };

/** The release document that the site server printed into this page; the page keeps it for as long as it lives. */
export function readReleaseDocument(page: Document = document): ReleaseDocument {
  const text = page.getElementById('release')?.textContent;
  if (!text) return NONE;
  // Our own server's data, checked when it was published; a schema here would cost every visitor its bytes.
  return JSON.parse(text) as ReleaseDocument;
}

/** The remote that a path belongs to, by the routes that the releases state. */
export function ownerOf(releases: ReleaseDocument, path: string): ActiveRemote | undefined {
  return routeAt(releases, path)?.remote;
}

/** The pattern of the page at a path, as `/vacancies/:id`: which page it is, without what it is about. */
export function patternOf(releases: ReleaseDocument, path: string): string | null {
  return routeAt(releases, path)?.route.path ?? null;
}

/** The remote and the page of it that a path leads to. */
export function routeAt({ remotes }: ReleaseDocument, path: string) {
  const routes = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, handle: { remote, route } })),
  );
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}
