import type { RemoteRelease } from '@cpa/shared/contracts';
import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import { checkAttested } from '../attestations/attestations.ts';
import { checkCompressedCopies, checkFiles } from '../checks/checkRelease.ts';
import { checkActive, checkNamedOnce, replaceActive } from '../checks/composition.ts';
import { type ActivateOptions, recorded } from '../records/origin.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument, documentHistory, swapDocument } from '../records/releasePointer.ts';
import {
  type CompressedHashes,
  type ReleaseChange,
  SHELL,
  type StoredDocument,
  versionOf,
} from '../records/storedDocument.ts';
import { findPublished, isVersion, publishedFiles, publishedReleases } from '../serving/publishedReleases.ts';
import { checkGrants } from '../teams/grants.ts';
import { checkBootOnce } from './bootRecords.ts';
import { keepCanaries } from './canaries.ts';
import { refusePending, unmarkPending } from '../records/pendingChecks.ts';
import type { StoreContext } from './publishRelease.ts';

export type Activated = { name: string; version: string; was: string | null; revision: number };

/** A published version, or `latest`. */
export type Wanted = { name: string; version: string };

type PointOptions = ActivateOptions & {
  /** Rejects the change of a document that differs from the one that the caller read. */
  check?: (current: StoredDocument) => void;
};

type Verified = { release: RemoteRelease; compressed: CompressedHashes };

/** Writes a revision of the release document in which these releases are active. */
export async function pointReleases(
  { storage, checkBoot }: StoreContext,
  action: ReleaseChange['action'],
  wanted: Wanted[],
  { expected, check, ...origin }: PointOptions,
): Promise<Activated[]> {
  checkNamedOnce(wanted);
  const verified = await Promise.all(wanted.map(async (each) => await verifyStored(storage, each)));
  const releases = verified.map(({ release }) => release);
  const compressed = Object.assign({}, ...verified.map((each) => each.compressed)) as CompressedHashes;
  if (action !== 'rollback') await checkNewAttested(storage, releases);
  // A release that was active or a canary has passed the boot check.
  const checked = action === 'activate' ? await checkNew({ storage, checkBoot }, releases) : undefined;
  let changes: Omit<Activated, 'revision'>[] = [];
  const { revision } = await swapDocument(
    storage,
    (current) => {
      changes = wanted.map(({ name, version }) => ({
        name,
        version,
        was: versionOf(current, name) ?? null,
      }));
      const [first, ...also] = changes;
      check?.(current);
      const next = replaceActive(current, releases);
      checkActive(next, releases);
      const { canaries, ended } = keepCanaries(current, next);
      return {
        ...next,
        canaries,
        compressed,
        change: {
          action,
          ...first!,
          ...(also.length > 0 && { also }),
          ...(ended.length > 0 && { ended }),
          ...recorded(origin),
        },
      };
    },
    expected ?? checked,
  );
  return changes.map((change) => ({ ...change, revision }));
}

/** Checks a stored release again: its files may have changed since it was published. */
export async function verifyStored(storage: ReleaseStorage, { name, version }: Wanted): Promise<Verified> {
  if (!isVersion(version))
    throw new ReleaseError(
      `"${version}" is not a version. A version has 16 hexadecimal digits. See: portal list`,
    );
  const release = await findPublished(storage, name, version);
  const read = publishedFiles(storage, name, version);
  await checkFiles(read, release);
  const hashes = await checkCompressedCopies(read, release);
  if (name !== SHELL) await checkGrants(storage, release, 'first');
  return { release, compressed: { [`${name}/${version}`]: hashes } };
}

/**
 * Refuses releases that lack attestations, or a rebuild of which differs. Those that are active need none. What an earlier
 * active release declared counts, also after a rollback to one that does not.
 */
export async function checkNewAttested(
  storage: ReleaseStorage,
  releases: readonly RemoteRelease[],
): Promise<void> {
  const history = await documentHistory(storage);
  const [current] = history;
  const isNew = ({ name, version }: RemoteRelease): boolean =>
    !current || versionOf(current, name) !== version;
  const everActive = history.flatMap(({ remotes }) => remotes);
  await checkAttested(storage, releases.filter(isNew), everActive);
}

/**
 * Runs the boot check for releases that have not passed it; without a check, refuses those whose check at publishing did
 * not end.
 * @returns the revision that it was run with; undefined when nothing had to be checked
 */
export async function checkNew(
  { storage, checkBoot }: StoreContext,
  releases: RemoteRelease[],
): Promise<number | undefined> {
  if (!checkBoot) {
    await refusePending(storage, releases);
    return undefined;
  }
  const current = await currentDocument(storage);
  const next = replaceActive(current, releases);
  checkActive(next, releases);
  const isChecked = await checkBootOnce(storage, { current, next, releases }, checkBoot);
  for (const release of releases) await unmarkPending(storage, release);
  return isChecked ? current.revision : undefined;
}

/**
 * Returns the version of a remote that was published last.
 * @throws ReleaseError when there is none
 */
export async function latestVersion(storage: ReleaseStorage, name: string): Promise<string> {
  const [newest] = await publishedReleases(storage, name);
  if (!newest) throw new ReleaseError(`No release of ${name} is published yet. Use: portal publish ${name}`);
  return newest.release.version;
}
