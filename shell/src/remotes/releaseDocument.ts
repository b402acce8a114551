import {
  type ActiveRemote,
  type Locale,
  type ManifestRoute,
  NO_ENTRIES,
  type ReleaseDocument,
} from '@cpa/shared/contracts';
import { sitePath } from '@cpa/shared/routing';
import { matchRoutes } from 'react-router';

/** The site server leaves empty lists and records out. */
const NO_PAGES = { routes: [] };

const EMPTY: ReleaseDocument = { revision: 0, remotes: [] };

/**
 * Reads the release document that the site server printed into the page. It lacks the fields that only the server and
 * the build read: file sizes, chunk names, payload schemas.
 */
export function readReleaseDocument(page: Document = document): ReleaseDocument {
  const text = page.getElementById('release')?.textContent;
  if (!text) return EMPTY;
  return completeDocument(JSON.parse(text) as ReleaseDocument);
}

/**
 * Adds the empty lists that the site server leaves out. Not parsed with a schema: the data is ours, was validated when
 * it was published, and a schema costs bytes.
 */
export function completeDocument({ revision, remotes }: ReleaseDocument): ReleaseDocument {
  return {
    revision,
    remotes: remotes.map((remote) => ({
      ...remote,
      manifest: { ...NO_PAGES, ...NO_ENTRIES, ...remote.manifest },
    })),
  };
}

/**
 * Requests the releases that a new document would have, with the texts of a language. Returns null from a server that has
 * none, as in development.
 */
export async function fetchReleases(
  locale: Locale,
): Promise<{ shell: string; releases: ReleaseDocument } | null> {
  const response = await fetch(`/api/_release/document?lang=${locale}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The release document responded with ${response.status}.`);
  const { shell, ...releases } = (await response.json()) as ReleaseDocument & { shell: string };
  return { shell, releases: completeDocument(releases) };
}

/** Returns the remote that owns a path. */
export function ownerOf(releases: ReleaseDocument, path: string): ActiveRemote | undefined {
  return routeAt(releases, path)?.remote;
}

/** Returns the route pattern of a path, for example `/vacancies/:id`. */
export function patternOf(releases: ReleaseDocument, path: string): string | null {
  return routeAt(releases, path)?.route.path ?? null;
}

/** Returns the manifest's route for a path. */
export function manifestRouteAt(releases: ReleaseDocument, path: string): ManifestRoute | undefined {
  const found = routeAt(releases, path);
  return found?.remote.manifest.routes.find((route) => route.path === found.route.path);
}

type Place = { remote: ActiveRemote; route: ActiveRemote['routes'][number] };

/** Matched paths that are cached per release document. */
const MAX_CACHED = 100;

/** A navigation looks its path up several times, and each match compiles and ranks the patterns of all remotes. */
const places = new WeakMap<readonly ActiveRemote[], Map<string, Place>>();

/** Returns the remote and its release route for a path, which may start with a language. */
export function routeAt({ remotes }: ReleaseDocument, path: string): Place | undefined {
  const known = places.get(remotes) ?? new Map<string, Place>();
  // A page takes newer releases of remotes that it has not loaded.
  const key = `${remotes.map(({ version }) => version).join()} ${path}`;
  const cached = known.get(key);
  if (cached) return cached;
  const place = match(remotes, sitePath(path));
  if (known.size >= MAX_CACHED) known.clear();
  if (place) places.set(remotes, known.set(key, place));
  return place;
}

function match(remotes: readonly ActiveRemote[], path: string): Place | undefined {
  const routes = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, handle: { remote, route } })),
  );
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}
