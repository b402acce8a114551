import type { RemoteRelease } from '@cpa/shared/contracts';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { RELEASE_FILE, storedFiles } from '../checks/checkRelease.ts';
import { publishedReleases, releaseFolder } from '../serving/publishedReleases.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { integrityOf } from '../checks/releaseVersion.ts';
import type { Published, PublishOptions } from './publishRelease.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { storePaths } from '../records/storePaths.ts';

/** Limits of an uploaded release. The largest remote has about 250 files and 4 MB. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_RELEASE_BYTES = 100 * 1024 * 1024;
const MAX_FILES = 2000;

/** Limit of the files of a remote that were uploaded and not published. */
const MAX_UPLOAD_BYTES = 2 * MAX_RELEASE_BYTES;

/**
 * Lists the hashes of the files that the store lacks. Files of earlier releases of the same remote, and files that an
 * interrupted upload has sent, are not listed.
 */
export async function missingFiles(place: StorePlace, release: RemoteRelease): Promise<string[]> {
  const files = storedFiles(release);
  checkSize(files.map(({ bytes }) => bytes));
  const known = await knownFiles(storageOf(place), release.name);
  return [...new Set(files.map(({ integrity }) => integrity))].filter((integrity) => !known.has(integrity));
}

/**
 * Stores an uploaded file until its release is published.
 * @throws ReleaseError when the content does not have the hash
 */
export async function receiveFile(
  place: StorePlace,
  name: string,
  integrity: string,
  content: Buffer,
): Promise<void> {
  if (integrityOf(content) !== integrity)
    throw new ReleaseError('The file arrived damaged (its hash differs). Send it again.');
  const storage = storageOf(place);
  if ((await uploadedBytes(storage, name)) + content.length > MAX_UPLOAD_BYTES)
    throw new ReleaseError(
      'Too many uploaded files are not published. Publish them, or run on the server: portal gc',
    );
  await storage.objects.replace(uploadPath(name, integrity), content);
}

/** Publishes a release whose files were uploaded or belong to an earlier release of the remote. */
export async function publishUpload(
  store: Pick<ReleaseStore, 'place' | 'publishFiles'>,
  release: RemoteRelease,
  options?: PublishOptions,
): Promise<Published> {
  const storage = storageOf(store.place);
  const { objects } = storage;
  const known = await knownFiles(storage, release.name);
  const sources = new Map<string, KnownFile>();
  for (const { path, integrity } of storedFiles(release)) {
    const source = known.get(integrity);
    if (!source) throw new ReleaseError(`${path} was not uploaded. Publish again.`);
    sources.set(path, source);
  }
  checkSize([...sources.values()].map(({ bytes }) => bytes));
  const read = async (path: string): Promise<Buffer | null> => {
    if (path === RELEASE_FILE) return Buffer.from(`${JSON.stringify(release)}\n`);
    const source = sources.get(path);
    return (source && (await objects.read(source.path))?.content) ?? null;
  };
  const published = await store.publishFiles(release, read, 'required', options);
  for (const { integrity } of storedFiles(release)) {
    const path = uploadPath(release.name, integrity);
    if (known.get(integrity)?.path === path) await objects.remove(path);
  }
  return published;
}

/** Deletes uploads that no publication has needed since the given time, in milliseconds. */
export async function deleteUploads({ objects }: ReleaseStorage, since: number): Promise<void> {
  for (const name of await objects.list(storePaths.uploads)) {
    for (const entry of await objects.entries(uploadFolder(name)))
      if (entry.modified.getTime() < since) await objects.remove(`${uploadFolder(name)}/${entry.name}`);
  }
}

function checkSize(bytes: number[]): void {
  if (bytes.length > MAX_FILES) throw new ReleaseError(`A release has at most ${MAX_FILES} files.`);
  if (bytes.reduce((sum, each) => sum + each, 0) > MAX_RELEASE_BYTES)
    throw new ReleaseError(`A release has at most ${MAX_RELEASE_BYTES / 1024 / 1024} MB.`);
}

async function uploadedBytes({ objects }: ReleaseStorage, name: string): Promise<number> {
  const entries = await objects.entries(uploadFolder(name));
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

const uploadFolder = (name: string): string => `${storePaths.uploads}/${name}`;

const uploadPath = (name: string, integrity: string): string =>
  `${uploadFolder(name)}/${fileNameOf(integrity)}`;

/** Returns a hash as a file name: `sha384-` and base64 without `/`. */
const fileNameOf = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');

const integrityFrom = (fileName: string): string =>
  `sha384-${Buffer.from(fileName, 'hex').toString('base64')}`;

type KnownFile = { path: string; bytes: number };

/** Maps the hash of each stored file of a remote to its place. */
async function knownFiles(storage: ReleaseStorage, name: string): Promise<Map<string, KnownFile>> {
  const known = new Map<string, KnownFile>();
  for (const { release } of await publishedReleases(storage, name)) {
    const folder = releaseFolder(name, release.version);
    for (const { path, integrity, bytes } of storedFiles(release))
      known.set(integrity, { path: `${folder}/${path}`, bytes });
  }
  const folder = uploadFolder(name);
  for (const { name: entry, bytes } of await storage.objects.entries(folder)) {
    if (/^[0-9a-f]{96}$/.test(entry)) known.set(integrityFrom(entry), { path: `${folder}/${entry}`, bytes });
  }
  return known;
}
