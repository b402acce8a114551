import { join } from 'node:path';
import { CliError, loadSecretFiles, readS3Place } from '@cpa/shared/server';
import type { ReleaseStorage, StorePlace } from './releaseStorage.ts';

export type StorePlaces = {
  place: StorePlace;
  /** Folder with the files that are served: the store itself, or copies of a remote one. */
  releasesDir: string;
};

const POLL_SECONDS = 2;

/**
 * Finds the release store: `RELEASE_STORE=s3://bucket/prefix`, or the folder `releases` in the home of the portal. For
 * S3: `RELEASE_STORE_ENDPOINT` (for services other than Amazon), `RELEASE_STORE_REGION`, `RELEASE_STORE_KEY_ID` and
 * `RELEASE_STORE_SECRET` (default: what the SDK finds), `RELEASE_STORE_POLL_SECONDS`.
 */
export async function openReleaseStorage(env: NodeJS.ProcessEnv, home: string): Promise<StorePlaces> {
  loadSecretFiles(env);
  const bucket = readS3Place(env, 'RELEASE_STORE');
  const folder = join(home, 'releases');
  if (!bucket) return { place: folder, releasesDir: folder };
  // Large, and most installations keep their releases in a folder.
  const { s3Objects } = await import('./s3Objects.ts');
  const storage: ReleaseStorage = {
    objects: s3Objects({ ...bucket, pollMs: pollSeconds(env) * 1000 }),
    keysFile: join(home, 'release-keys.json'),
    pointerMoved: new Set(),
  };
  return { place: storage, releasesDir: join(home, 'release-cache') };
}

function pollSeconds({ RELEASE_STORE_POLL_SECONDS: text }: NodeJS.ProcessEnv): number {
  const seconds = Number(text || POLL_SECONDS);
  if (!(seconds >= 0))
    throw new CliError(`RELEASE_STORE_POLL_SECONDS must be a number of seconds, not "${text}".`);
  return seconds;
}
