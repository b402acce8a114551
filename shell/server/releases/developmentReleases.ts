import { type ActiveRemote, remoteReleaseSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { ReleaseSource } from './releaseSource.ts';

/** Name of a remote under development → the address of its development server. */
export type DevelopmentRemotes = Record<string, string>;

/**
 * The releases with some remotes taken from development servers instead. Their files change under the page, so they
 * are told without a file list, and so without hashes. Never in production: the server refuses to start like that.
 */
export function withDevelopmentRemotes(source: ReleaseSource, remotes: DevelopmentRemotes): ReleaseSource {
  return {
    async current() {
      const { shell, document } = await source.current();
      const developed = await Promise.all(
        Object.entries(remotes).map(([name, url]) => readDeveloped(name, url)),
      );
      const published = document.remotes.filter(({ name }) => !(name in remotes));
      return { shell, document: { ...document, remotes: [...published, ...developed] } };
    },
  };
}

async function readDeveloped(name: string, url: string): Promise<ActiveRemote> {
  const answer = await fetch(new URL('release.json', url));
  if (!answer.ok)
    throw new Error(`${name} does not build at the moment: its development server answers ${answer.status}.`);
  const { manifest, ...release } = z.parse(remoteReleaseSchema, await answer.json());
  if (!manifest) throw new Error(`The development server of ${name} serves a release without a manifest.`);
  return { ...release, manifest, files: [], base_url: url, mirror_urls: [] };
}
