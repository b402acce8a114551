import type { ReleaseFile, RemoteRelease } from '@cpa/shared/contracts';
import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import { type ReadFile, readStored, storedFiles } from '../checks/checkRelease.ts';
import { compress, decompress, isCompressible } from '../checks/compress.ts';
import { integrityOf } from '../checks/releaseVersion.ts';
import { publishedReleases, releaseFolder } from '../serving/publishedReleases.ts';

type Copy = { br: Buffer; gz: Buffer };

/** Compressed copies by the path of their file. */
export type CompressedCopies = ReadonlyMap<string, Copy>;

/**
 * Returns the compressed copies of a build. Those beside its files, and those of files that an earlier release of the
 * remote has, are used again, because the highest level of compression needs more than a second of processor time for
 * each megabyte.
 */
export async function compressedCopies(
  storage: ReleaseStorage,
  { release, read }: { release: RemoteRelease; read: ReadFile },
): Promise<CompressedCopies> {
  const earlier = await pathsByHash(storage, release.name);
  const files = storedFiles(release).filter(({ path }) => isCompressible(path));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const stored = earlier.get(file.integrity);
        const copy =
          (await validCopy(read, file.path, file)) ??
          (stored === undefined ? undefined : await validCopy(readFrom(storage), stored, file));
        return [file.path, copy ?? (await compress(await readStored(read, release, file.path)))] as const;
      }),
    ),
  );
}

async function pathsByHash(storage: ReleaseStorage, name: string): Promise<Map<string, string>> {
  const releases = await publishedReleases(storage, name);
  // The newest release comes last and so wins: it is the last one to be deleted.
  return new Map(
    releases
      .toReversed()
      .flatMap(({ release }) =>
        storedFiles(release).map(({ path, integrity }): [string, string] => [
          integrity,
          `${releaseFolder(name, release.version)}/${path}`,
        ]),
      ),
  );
}

const readFrom =
  ({ objects }: ReleaseStorage): ReadFile =>
  async (path) =>
    (await objects.read(path))?.content ?? null;

/** Reads the copies of a file; undefined when one is missing or has another content. */
async function validCopy(
  read: ReadFile,
  path: string,
  { integrity }: Pick<ReleaseFile, 'integrity'>,
): Promise<Copy | undefined> {
  const [br, gz] = await Promise.all(
    (['br', 'gz'] as const).map(async (encoding) => {
      const copy = await read(`${path}.${encoding}`);
      const content = copy && (await decompress(copy, encoding).catch(() => undefined));
      return content && integrityOf(content) === integrity ? copy : undefined;
    }),
  );
  return br && gz ? { br, gz } : undefined;
}
