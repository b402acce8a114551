import { join } from 'node:path';
import { CliError } from '@cpa/shared/server';
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
  const { RELEASE_STORE, RELEASE_STORE_ENDPOINT: endpoint, RELEASE_STORE_REGION } = env;
  const folder = join(home, 'releases');
  if (!RELEASE_STORE) return { place: folder, releasesDir: folder };
  const [, bucket, prefix = ''] = /^s3:\/\/([\w.-]+)(?:\/([\w./-]*?)\/?)?$/.exec(RELEASE_STORE) ?? [];
  if (bucket === undefined)
    throw new CliError(`RELEASE_STORE must be s3://bucket/prefix or unset, not "${RELEASE_STORE}".`);
  // Large, and most installations keep their releases in a folder.
  const { s3Objects } = await import('./s3Objects.ts');
  const storage: ReleaseStorage = {
    objects: s3Objects({
      bucket,
      prefix,
      region: RELEASE_STORE_REGION || 'us-east-1',
      endpoint: endpoint || undefined,
      credentials: credentialsFrom(env),
      pollMs: pollSeconds(env) * 1000,
    }),
    keysFile: join(home, 'release-keys.json'),
    pointerMoved: new Set(),
  };
  return { place: storage, releasesDir: join(home, 'release-cache') };
}

function credentialsFrom({ RELEASE_STORE_KEY_ID: id, RELEASE_STORE_SECRET: secret }: NodeJS.ProcessEnv) {
  if (Boolean(id) !== Boolean(secret))
    throw new CliError('Set both RELEASE_STORE_KEY_ID and RELEASE_STORE_SECRET, or neither.');
  return id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined;
}

function pollSeconds({ RELEASE_STORE_POLL_SECONDS: text }: NodeJS.ProcessEnv): number {
  const seconds = Number(text || POLL_SECONDS);
  if (!(seconds >= 0))
    throw new CliError(`RELEASE_STORE_POLL_SECONDS must be a number of seconds, not "${text}".`);
  return seconds;
}
