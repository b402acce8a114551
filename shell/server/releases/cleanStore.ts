import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedReleases, publishedRemotes, releaseFolder } from './publishedReleases.ts';
import { ReleaseError } from './releaseError.ts';
import { documentHistory } from './releasePointer.ts';
import { activeVersions } from './rollback.rules.ts';
import { isServed, type StoredDocument } from './storedDocument.ts';
import { storePaths } from './storePaths.ts';
import { deleteUploads } from './uploads.ts';

const DAY_MS = 86_400_000;

/** An interrupted upload can continue within this time. */
const UPLOAD_MAX_AGE_MS = DAY_MS;

/**
 * Deletes a published release.
 * @throws ReleaseError when it is active, or was within `days`, so that an open page may need its files
 */
export async function unpublish(dir: string, name: string, version: string, days: number): Promise<void> {
  const paths = storePaths(dir);
  const history = await documentHistory(paths);
  const [current] = history;
  if (current && isServed(current, name, version))
    throw new ReleaseError(`${name} ${version} is active. Activate another release first.`);
  if (wasActiveSince(history, name, version, Date.now() - days * DAY_MS))
    throw new ReleaseError(
      `${name} ${version} was active within the last ${days} days, and open pages may need its files. Use --days to shorten this.`,
    );
  const found = (await publishedReleases(paths, name)).some(({ release }) => release.version === version);
  if (!found) throw new ReleaseError(`${name} ${version} is not published. See: portal list`);
  await rm(releaseFolder(paths, name, version), { recursive: true });
}

/**
 * Deletes left uploads and figures, and releases that were neither published nor active within `days`. Keeps the active release of each remote and
 * the one that a rollback returns to.
 * @returns the deleted releases
 */
export async function collectGarbage(
  dir: string,
  days: number,
): Promise<{ name: string; version: string }[]> {
  const paths = storePaths(dir);
  const since = Date.now() - days * DAY_MS;
  const deleted = [];
  await deleteUploads(dir, Date.now() - UPLOAD_MAX_AGE_MS);
  await deleteFigures(paths.figures, since);
  for (const name of await publishedRemotes(paths)) {
    for (const { at, release } of await publishedReleases(paths, name)) {
      const { version } = release;
      // Read again for each release: it may have been activated since.
      const history = await documentHistory(paths);
      const kept = new Set(activeVersions(history.toReversed(), name).slice(-2));
      if (kept.has(version) || at.getTime() > since || wasActiveSince(history, name, version, since))
        continue;
      await rm(releaseFolder(paths, name, version), { recursive: true });
      deleted.push({ name, version });
    }
  }
  return deleted;
}

/** Deletes the figures of canaries that counted no visitor since the given time, in milliseconds. */
async function deleteFigures(folder: string, since: number): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    const file = join(folder, entry);
    if ((await stat(file)).mtimeMs < since) await rm(file);
  }
}

/** A release is active until the next revision. Revisions of older portals have no time and count as old. */
function wasActiveSince(
  history: readonly StoredDocument[],
  name: string,
  version: string,
  since: number,
): boolean {
  return history.some((document, index) => {
    const next = history[index - 1];
    const until = next ? Date.parse(next.change?.at ?? '') : Date.now();
    return isServed(document, name, version) && until > since;
  });
}
