import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { checkPaths, storedFiles } from './checkRelease.ts';
import { renameDurably, writeDurably } from './durableFiles.ts';
import { publishedReleases, releaseFolder } from './publishedReleases.ts';
import { ReleaseError } from './releaseError.ts';
import { integrityOf } from './releaseVersion.ts';
import type { Published, ReleaseStore } from './releaseStore.ts';
import { storePaths, type StorePaths } from './storePaths.ts';

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
export async function missingFiles(dir: string, release: RemoteRelease): Promise<string[]> {
  const files = storedFiles(release);
  checkSize(files.map(({ bytes }) => bytes));
  const known = await knownFiles(storePaths(dir), release.name);
  return [...new Set(files.map(({ integrity }) => integrity))].filter((integrity) => !known.has(integrity));
}

/**
 * Keeps an uploaded file until its release is published.
 * @throws ReleaseError when the content does not have the hash
 */
export async function receiveFile(
  dir: string,
  name: string,
  integrity: string,
  content: Buffer,
): Promise<void> {
  if (integrityOf(content) !== integrity)
    throw new ReleaseError('The file arrived damaged (its hash differs). Send it again.');
  const folder = uploadFolder(storePaths(dir), name);
  await mkdir(folder, { recursive: true });
  if ((await folderBytes(folder)) + content.length > MAX_UPLOAD_BYTES)
    throw new ReleaseError(
      'Too many uploaded files are not published. Publish them, or run on the server: portal gc',
    );
  const draft = join(folder, `.${randomUUID()}`);
  await writeDurably(draft, content);
  await renameDurably(draft, join(folder, fileNameOf(integrity)));
}

/** Publishes a release whose files were uploaded or belong to an earlier release of the remote. */
export async function publishUpload(
  store: Pick<ReleaseStore, 'dir' | 'publish'>,
  release: RemoteRelease,
): Promise<Published> {
  checkPaths(release);
  const paths = storePaths(store.dir);
  const known = await knownFiles(paths, release.name);
  const folder = uploadFolder(paths, release.name);
  const files = storedFiles(release).map(({ path, integrity }) => {
    const source = known.get(integrity);
    if (!source) throw new ReleaseError(`${path} was not uploaded. Publish again.`);
    return { path, integrity, source };
  });
  checkSize(await Promise.all(files.map(async ({ source }) => (await stat(source)).size)));
  const build = join(folder, `.${randomUUID()}`);
  try {
    await mkdir(build, { recursive: true });
    for (const { path, source } of files) {
      await mkdir(dirname(join(build, path)), { recursive: true });
      await copyFile(source, join(build, path));
    }
    await writeFile(join(build, 'release.json'), `${JSON.stringify(release)}\n`);
    const published = await store.publish(build, release.name, 'required');
    for (const { integrity } of files) await rm(join(folder, fileNameOf(integrity)), { force: true });
    return published;
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

/** Deletes uploads that no publication has needed since the given time, in milliseconds. */
export async function deleteUploads(dir: string, since: number): Promise<void> {
  const { uploads } = storePaths(dir);
  for (const name of await readdir(uploads).catch(() => [])) {
    for (const entry of await readdir(join(uploads, name)).catch(() => [])) {
      const path = join(uploads, name, entry);
      // An upload may have renamed or removed it.
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < since) await rm(path, { recursive: true, force: true });
    }
  }
}

function checkSize(bytes: number[]): void {
  if (bytes.length > MAX_FILES) throw new ReleaseError(`A release has at most ${MAX_FILES} files.`);
  if (bytes.reduce((sum, each) => sum + each, 0) > MAX_RELEASE_BYTES)
    throw new ReleaseError(`A release has at most ${MAX_RELEASE_BYTES / 1024 / 1024} MB.`);
}

async function folderBytes(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (entry) =>
    stat(join(folder, entry)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const uploadFolder = ({ uploads }: StorePaths, name: string): string => join(uploads, name);

/** Returns a hash as a file name: `sha384-` and base64 without `/`. */
const fileNameOf = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');

const integrityFrom = (fileName: string): string =>
  `sha384-${Buffer.from(fileName, 'hex').toString('base64')}`;

/** Maps the hash of each stored file of a remote to its path. */
async function knownFiles(paths: StorePaths, name: string): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const { release } of await publishedReleases(paths, name)) {
    const folder = releaseFolder(paths, name, release.version);
    for (const { path, integrity } of storedFiles(release)) known.set(integrity, join(folder, path));
  }
  const folder = uploadFolder(paths, name);
  for (const entry of await readdir(folder).catch(() => [])) {
    if (/^[0-9a-f]{96}$/.test(entry)) known.set(integrityFrom(entry), join(folder, entry));
  }
  return known;
}
