import type { ActiveRemote } from '@cpa/shared/contracts';
import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import { checkOwnership } from '../checks/checkRelease.ts';
import { checkContract } from '../checks/shellContract.ts';
import { type ActivateOptions, recorded } from '../records/origin.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { swapDocument } from '../records/releasePointer.ts';
import {
  type ActiveReleases,
  type Canary,
  type CompressedHashes,
  versionOf,
} from '../records/storedDocument.ts';

/** Without `version`: the one of the running canary, else the newest. */
export type CanaryOptions = ActivateOptions & { version?: string | undefined; percent: number };

/** With `version`, a canary of another version is not ended. */
export type AbortOptions = ActivateOptions & { version?: string | undefined };

export type CanaryChange = {
  name: string;
  version: string;
  /** Active version, which the other visitors get. */
  active: string;
  /** Percentage of visitors; 0 after it ended. */
  percent: number;
  revision: number;
};

/** Finds the running canary of a remote. */
export const canaryOf = ({ canaries = [] }: ActiveReleases, name: string): Canary | undefined =>
  canaries.find(({ release }) => release.name === name);

/** @throws ReleaseError when the remote has no canary, or one of another version */
export function runningCanary(current: ActiveReleases, name: string, version?: string): Canary {
  const canary = canaryOf(current, name);
  if (!canary) throw new ReleaseError(`${name} has no canary. Start one: portal canary ${name} 10`);
  if (version !== undefined && canary.release.version !== version)
    throw new ReleaseError(
      `The canary of ${name} is ${canary.release.version}, not ${version}. See: portal history ${name}`,
    );
  return canary;
}

/** Serves a release to `percent` of the visitors. */
export async function serveCanary(
  storage: ReleaseStorage,
  { release, compressed }: { release: ActiveRemote; compressed: CompressedHashes },
  { percent, expected, ...origin }: CanaryOptions,
): Promise<CanaryChange> {
  const { name, version } = release;
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new ReleaseError(`Use a percentage from 1 to 99. For all visitors: portal canary ${name} promote`);
  let active = '';
  const { revision } = await swapDocument(
    storage,
    ({ shell, remotes, canaries = [] }) => {
      active = versionOf({ remotes }, name) ?? '';
      if (active === '') throw new ReleaseError(`${name} is not active yet. Activate its first release.`);
      if (active === version) throw new ReleaseError(`${name} ${version} is active for all visitors.`);
      const running = canaryOf({ remotes, canaries }, name);
      const others = canaries.filter((canary) => canary !== running);
      const isSame = running?.release.version === version;
      checkCanary(release, { shell, remotes, canaries: others });
      const canary = { ...countedSince(isSame ? running : undefined, percent), percent, release };
      return {
        shell,
        remotes,
        canaries: [...others, canary],
        compressed,
        change: { action: 'canary', name, version, was: active, percent, ...recorded(origin) },
      };
    },
    expected,
  );
  return { name, version, active, percent, revision };
}

/** Another percentage restarts the counts: the test is valid only while the canary's share of visitors is constant. */
function countedSince(
  running: Canary | undefined,
  percent: number,
): Pick<Canary, 'started_at' | 'percent_since'> {
  const now = new Date().toISOString();
  if (!running) return { started_at: now };
  const since = running.percent === percent ? running.percent_since : now;
  return { started_at: running.started_at, ...(since !== undefined && { percent_since: since }) };
}

/** Ends the canary of a remote. */
export async function endCanary(
  storage: ReleaseStorage,
  name: string,
  { version, expected, ...origin }: AbortOptions,
): Promise<CanaryChange> {
  const ended = { name, version: '', active: '', percent: 0 };
  const { revision } = await swapDocument(
    storage,
    ({ shell, remotes, canaries = [] }) => {
      const canary = runningCanary({ remotes, canaries }, name, version);
      ended.version = canary.release.version;
      ended.active = versionOf({ remotes }, name) ?? '';
      return {
        shell,
        remotes,
        canaries: canaries.filter((each) => each !== canary),
        change: { action: 'abort', name, version: ended.version, was: ended.active, ...recorded(origin) },
      };
    },
    expected,
  );
  return { ...ended, revision };
}

/**
 * Returns the canaries that an activation keeps. A canary ends when its remote gets another release, because it is
 * compared with that one, and when it no longer fits: an activation never waits for a canary.
 */
export function keepCanaries(
  current: ActiveReleases,
  next: ActiveReleases,
): { canaries: Canary[]; ended: { name: string; version: string }[] } {
  const canaries: Canary[] = [];
  for (const canary of current.canaries ?? []) {
    const { name } = canary.release;
    const isUnchanged = versionOf(current, name) === versionOf(next, name);
    if (isUnchanged && fits(canary.release, { ...next, canaries })) canaries.push(canary);
  }
  const ended = (current.canaries ?? [])
    .filter((canary) => !canaries.includes(canary))
    .map(({ release: { name, version } }) => ({ name, version }))
    // A promoted canary continues as the active release.
    .filter(({ name, version }) => versionOf(next, name) !== version);
  return { canaries, ended };
}

function fits(release: ActiveRemote, others: ActiveReleases): boolean {
  try {
    checkCanary(release, others);
    return true;
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}

/** A visitor may get several canaries, so each fits the shell, the active remotes and the other canaries. */
function checkCanary(release: ActiveRemote, { shell, remotes, canaries = [] }: ActiveReleases): void {
  checkContract(release, shell);
  checkOwnership(release, [...remotes, ...canaries.map((canary) => canary.release)]);
}
