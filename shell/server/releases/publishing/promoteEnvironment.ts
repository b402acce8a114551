import type { ActivateOptions } from '../records/origin.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { type StoredDocument, versionOf } from '../records/storedDocument.ts';
import { type Activated, pointReleases, type Wanted } from './pointReleases.ts';
import type { StoreContext } from './publishRelease.ts';
import { aheadOf, readEnvironment, takeOut } from '../environments/environments.ts';

export type PromoteOptions = ActivateOptions & {
  /** Remotes that may be changed. Default: all. */
  only?: readonly string[] | undefined;
};

/**
 * Activates the releases of an environment, in one revision and with the checks of every activation. The environment
 * then shows the live releases.
 * @throws ReleaseError when it already shows them, or another version went live since one was activated there
 */
export async function promoteEnvironment(
  context: StoreContext,
  environment: string,
  { only, ...options }: PromoteOptions,
): Promise<Activated[]> {
  const { storage } = context;
  const state = await readEnvironment(storage, environment);
  const ahead = aheadOf(state, await currentDocument(storage));
  if (ahead.length === 0)
    throw new ReleaseError(`${environment} shows what is live, so nothing is promoted.`);
  const foreign = only && ahead.find(({ name }) => !only.includes(name));
  if (foreign)
    throw new ReleaseError(
      `${environment} shows ${foreign.name}, which this token may not activate. Its team promotes it, or takes it out: portal activate ${foreign.name} live --on ${environment}`,
    );
  const check = (current: StoredDocument): void => {
    for (const { name, version, was } of ahead) {
      const live = versionOf(current, name) ?? null;
      if (live !== was && live !== version)
        throw new ReleaseError(
          `${name} ${live} went live since ${version} was activated in ${environment}. Try them together, then confirm: portal activate ${name} ${version} --on ${environment}`,
        );
    }
  };
  check(await currentDocument(storage));
  const reason = options.reason ?? `promoted from ${environment}`;
  const wanted = ahead.map(({ name, version }) => ({ name, version }));
  const activated = await pointReleases(context, 'activate', wanted, { ...options, reason, check });
  try {
    const live = await currentDocument(storage);
    const isLive = ({ name, version }: Wanted): boolean => versionOf(live, name) === version;
    const taken = state.releases.filter((release) => ahead.includes(release) || isLive(release));
    await takeOut(storage, environment, taken);
  } catch {
    // The releases are live, and the environment shows the same.
  }
  return activated;
}
