import { type ActiveRemote, parsePublished, remoteReleaseSchema } from '@cpa/shared/contracts';
import { active } from '../checks/composition.ts';
import type { ReleaseSource } from './releaseSource.ts';

/** Remote under development → URL of its development server. */
export type DevelopmentRemotes = Record<string, string>;

/**
 * Replaces remotes with those of development servers. Their files change, so these have no file list and no hashes.
 * The server refuses to start with them in production.
 */
export function withDevelopmentRemotes(source: ReleaseSource, remotes: DevelopmentRemotes): ReleaseSource {
  if (Object.keys(remotes).length === 0) return source;
  return {
    async current() {
      const { document, canaries = [], ...releases } = await source.current();
      const developed = await Promise.all(
        Object.entries(remotes).map(([name, url]) => readDevelopmentRemote(name, url)),
      );
      const published = document.remotes.filter(({ name }) => !(name in remotes));
      return {
        ...releases,
        document: { ...document, remotes: [...published, ...developed] },
        canaries: canaries.filter(({ release }) => !(release.name in remotes)),
      };
    },
  };
}

async function readDevelopmentRemote(name: string, url: string): Promise<ActiveRemote> {
  const response = await fetch(new URL('release.json', url));
  if (!response.ok)
    throw new Error(`${name} cannot be loaded: its development server responded with ${response.status}.`);
  const release = parsePublished(remoteReleaseSchema, await response.json());
  return { ...active(release), files: [], base_url: url, mirror_urls: [] };
}
