import type { ActiveRemote, Locale, ReleaseDocument } from '@cpa/shared/contracts';

type Manifest = ActiveRemote['manifest'];

/**
 * Returns the release document without the fields that only the site server and the build read, and with the texts of
 * one language, to keep every page small. The page restores empty lists, and requests the texts of a language that is
 * chosen later.
 */
export function browserReleases(
  { revision, remotes }: ReleaseDocument,
  locale: Locale,
): { revision: number; remotes: object[] } {
  return {
    revision,
    remotes: remotes.map(
      ({ heads: _heads, server: _server, requires: _requires, files, routes, manifest, ...remote }) => ({
        ...remote,
        files: files.filter(isCode).map(({ path, integrity }) => ({ path, integrity })),
        routes: routes.map(({ path, scripts, styles }) => ({ path, scripts, styles })),
        manifest: browserManifest(manifest, locale),
      }),
    ),
  };
}

/** True for a file whose hash the page passes on itself. The document states the hash of each font that it preloads. */
const isCode = ({ path }: ActiveRemote['files'][number]): boolean => /\.(js|css)$/.test(path);

function browserManifest(full: Manifest, locale: Locale): object {
  const {
    routes,
    slots,
    events,
    messages,
    api: _api,
    trusted_types: _types,
    journeys: _journeys,
    attestations: _attestations,
    ...manifest
  } = full;
  const fields = {
    ...manifest,
    messages: { [locale]: withoutHeads({ ...messages['en'], ...messages[locale] }) },
    routes: routes
      .map(
        ({
          chunk: _chunk,
          isServerRendered: _isRendered,
          query: _query,
          head: _head,
          reads: _reads,
          ...route
        }) => route,
      )
      .filter((route) => Object.keys(route).length > 1),
    slots: slots.map(({ chunk: _chunk, ...slot }) => slot),
    events: events.map(({ payload: _payload, ...event }) => event),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value !== 'object' || Object.keys(value).length > 0),
  );
}

const withoutHeads = <T>(texts: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith('head.')));
