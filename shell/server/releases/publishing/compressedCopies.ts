import type { ReleaseFile, RemoteRelease } from '@cpa/shared/contracts';
import type { ReleaseStorage } from '../../storage/releaseStorage.ts';
import { type ReadFile, readStored, storedFiles } from '../checks/checkRelease.ts';
import { compress, decompress, isCompressible } from '../checks/compress.ts';
import { integrityOf } from '../checks/releaseVersion.ts';
import { publishedReleases, releaseFolder } from '../serving/publishedReleases.ts';

type Copy = { br: Buffer; gz: Buffer };

/** Compressed copies by the path of their file. */
export type CompressedCopies = ReadonlyMap<string, Copy>;

/**
 * Returns the compressed copies of a build. Those of a file that an earlier release of the remote has are taken from
 * it, because the highest level of compression needs more than a second of processor time for each megabyte.
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
        const copy = stored === undefined ? undefined : await storedCopy(storage, stored, file);
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

/** Reads the copies of a stored file; undefined when one is missing or has another content. */
async function storedCopy(
  { objects }: ReleaseStorage,
  path: string,
  { integrity }: Pick<ReleaseFile, 'integrity'>,
): Promise<Copy | undefined> {
  const [br, gz] = await Promise.all(
    (['br', 'gz'] as const).map(async (encoding) => {
      const copy = (await objects.read(`${path}.${encoding}`))?.content;
      const content = copy && (await decompress(copy, encoding).catch(() => undefined));
      return content && integrityOf(content) === integrity ? copy : undefined;
    }),
  );
  return br && gz ? { br, gz } : undefined;
}
