import type { ReleaseDocument } from '@cpa/shared/contracts';

/** Returns the release document without what only the site server and the build read, to keep every page small. */
export function browserReleases({ revision, remotes }: ReleaseDocument): ReleaseDocument {
  return {
    revision,
    remotes: remotes.map(({ heads: _heads, manifest, ...remote }) => ({
      ...remote,
      manifest: {
        ...manifest,
        api: [],
        trusted_types: [],
        events: manifest.events.map((event) => ({ ...event, payload: {} })),
      },
    })),
  };
}
