import type { RemoteRelease } from '@cpa/shared/contracts';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { removeAttestations } from '../attestations/attestations.ts';
import { isInEnvironment } from '../environments/environments.ts';
import { deleteExpiredBuilds } from '../serving/buildsElsewhere.ts';
import { publishedReleases, publishedRemotes, releaseFolder } from '../serving/publishedReleases.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { documentHistory } from '../records/releasePointer.ts';
import { activeVersions } from '../records/rollback.rules.ts';
import { isServed, type StoredDocument } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';
import { deleteUploads } from '../publishing/uploads.ts';

const DAY_MS = 86_400_000;

/** An interrupted upload can continue within this time. */
const UPLOAD_MAX_AGE_MS = DAY_MS;

/**
 * Deletes a published release.
 * @throws ReleaseError when it is active, or was within `days`, so that an open page may need its files
 */
export async function unpublish(
  place: StorePlace,
  name: string,
  version: string,
  days: number,
): Promise<void> {
  const storage = storageOf(place);
  const history = await documentHistory(storage);
  const [current] = history;
  if (current && isServed(current, name, version))
    throw new ReleaseError(`${name} ${version} is active. Activate another release first.`);
  if (await isInEnvironment(place, name, version))
    throw new ReleaseError(`${name} ${version} is in use. See: portal environments list`);
  if (wasActiveSince(history, name, version, Date.now() - days * DAY_MS))
    throw new ReleaseError(
      `${name} ${version} was active within the last ${days} days, and open pages may need its files. Use --days to shorten this.`,
    );
  const found = (await publishedReleases(storage, name)).find(({ release }) => release.version === version);
  if (!found) throw new ReleaseError(`${name} ${version} is not published. See: portal list`);
  await removeRelease(storage, found.release);
}

async function removeRelease(storage: ReleaseStorage, release: RemoteRelease): Promise<void> {
  await storage.objects.remove(releaseFolder(release.name, release.version));
  await removeAttestations(storage, release);
}

/**
 * Deletes left uploads and figures, expired previews of builds at other origins, and releases that were neither
 * published nor active within `days`. Keeps the active release of each remote, the one that a rollback returns to and those
 * of environments.
 * With `only`, deletes releases of these remotes and nothing else.
 * @returns the deleted releases
 */
export async function collectGarbage(
  place: StorePlace,
  days: number,
  only?: readonly string[],
): Promise<{ name: string; version: string }[]> {
  const storage = storageOf(place);
  const since = Date.now() - days * DAY_MS;
  const deleted = [];
  if (!only) {
    await deleteUploads(storage, Date.now() - UPLOAD_MAX_AGE_MS);
    await deleteFigures(storage, since);
    await deleteExpiredBuilds(storage);
  }
  const names = await publishedRemotes(storage);
  for (const name of only ? names.filter((each) => only.includes(each)) : names) {
    for (const { at, release } of await publishedReleases(storage, name)) {
      const { version } = release;
      // Read again for each release: it may have been activated since.
      const history = await documentHistory(storage);
      const kept = new Set(activeVersions(history.toReversed(), name).slice(-2));
      if (kept.has(version) || at.getTime() > since || wasActiveSince(history, name, version, since))
        continue;
      if (await isInEnvironment(place, name, version)) continue;
      await removeRelease(storage, release);
      deleted.push({ name, version });
    }
    await deleteBranches(storage, name);
  }
  return deleted;
}

/** Deletes the record of each branch whose previews are all deleted. */
async function deleteBranches({ objects }: ReleaseStorage, name: string): Promise<void> {
  const published = new Set(await objects.list(`${storePaths.remotes}/${name}`));
  const branches = `${storePaths.branches}/${name}`;
  for (const branch of await objects.list(branches)) {
    const versions = await objects.list(`${branches}/${branch}`);
    if (!versions.some((version) => published.has(version))) await objects.remove(`${branches}/${branch}`);
  }
}

/** Deletes the figures of canaries that counted no visitor since the given time, in milliseconds. */
async function deleteFigures({ objects }: ReleaseStorage, since: number): Promise<void> {
  const logs = await objects.entries(storePaths.figures);
  for (const entry of await objects.list(storePaths.figures)) {
    const path = `${storePaths.figures}/${entry}`;
    // A log is one object, or a folder where nothing can be appended.
    const parts = [...logs.filter(({ name }) => name === entry), ...(await objects.entries(path))];
    if (Math.max(0, ...parts.map(({ modified }) => modified.getTime())) < since) await objects.remove(path);
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
