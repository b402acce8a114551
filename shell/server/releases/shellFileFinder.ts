import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedReleases, releaseFolder } from './publishedReleases.ts';
import { SHELL } from './storedDocument.ts';
import { storePaths } from './storePaths.ts';

/**
 * Returns a function that finds the folder of the newest published shell that lists a file. It reads the store again
 * when a release was published or deleted.
 */
export function shellFileFinder(dir: string): (file: string) => Promise<string | undefined> {
  const paths = storePaths(dir);
  let folders = new Map<string, string>();
  let seen: number | undefined;

  return async (file) => {
    const changed = await stat(join(paths.remotes, SHELL)).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changed !== seen) {
      folders = await shellFolders();
      seen = changed;
    }
    return folders.get(file);
  };

  async function shellFolders(): Promise<Map<string, string>> {
    const releases = await publishedReleases(paths, SHELL);
    return new Map(
      releases
        .toReversed()
        .flatMap(({ release: { version, files } }) =>
          files.map(({ path }) => [path, releaseFolder(paths, SHELL, version)] as const),
        ),
    );
  }
}
