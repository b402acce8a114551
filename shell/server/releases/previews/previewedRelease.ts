import type { ActiveRemote, RemoteRelease } from '@cpa/shared/contracts';
import { readBuild } from '../serving/buildsElsewhere.ts';
import { active } from '../checks/composition.ts';
import { findPublished } from '../serving/publishedReleases.ts';
import type { ReleaseCache } from '../serving/releaseCache.ts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import type { BuildPreview } from './previewToken.ts';

/** Settings of previews. */
export type PreviewOptions = {
  /** Release store. */
  place: StorePlace;
  /** Fetches the files of a release that are not on this machine. */
  hold?: ReleaseCache['holdPublished'] | undefined;
  /** Origins besides the site that may serve the files of a preview. */
  previewOrigins: readonly string[];
};

/**
 * Reads the release of a preview.
 * @throws when it was deleted, or its files lie at an origin that is not allowed
 */
export async function readPreviewed(
  { remote, build, isElsewhere }: Pick<BuildPreview, 'remote' | 'build' | 'isElsewhere'>,
  { place, hold, previewOrigins }: PreviewOptions,
): Promise<ActiveRemote> {
  if (!isElsewhere) {
    const release = await findPublished(storageOf(place), remote, build);
    await hold?.(remote, build);
    return active(release);
  }
  const found = await readBuild(place, build);
  if (found.name !== remote || !isAllowed(found.base_url, previewOrigins))
    throw new Error(`The preview of ${remote} lies at an origin that is not allowed.`);
  return found;
}

/**
 * Reads the releases that a preview shows with its own.
 * @throws when one was deleted
 */
export async function readOthers(
  { others = [] }: Pick<BuildPreview, 'others'>,
  { place, hold }: PreviewOptions,
): Promise<RemoteRelease[]> {
  return await Promise.all(
    others.map(async ({ name, version }) => {
      const release = await findPublished(storageOf(place), name, version);
      await hold?.(name, version);
      return release;
    }),
  );
}

/** True for a URL of a folder at one of the origins. */
export function isAllowed(baseUrl: string, origins: readonly string[]): boolean {
  const url = URL.parse(baseUrl);
  const isPlain = url?.search === '' && url.hash === '' && url.pathname.endsWith('/');
  return isPlain && origins.includes(url.origin) && /^[\w./:-]+$/.test(baseUrl);
}
