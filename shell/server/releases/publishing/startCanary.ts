import { active } from '../checks/composition.ts';
import type { ActivateOptions } from '../records/origin.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { SHELL, type StoredDocument } from '../records/storedDocument.ts';
import { type CanaryChange, canaryOf, type CanaryOptions, runningCanary, serveCanary } from './canaries.ts';
import {
  type Activated,
  checkNew,
  checkNewAttested,
  latestVersion,
  pointReleases,
  verifyStored,
} from './pointReleases.ts';
import type { StoreContext } from './publishRelease.ts';

/** Checks a release and serves it to a part of the visitors, or changes the percentage of the running canary. */
export async function startCanary(
  context: StoreContext,
  name: string,
  { version, ...options }: CanaryOptions,
): Promise<CanaryChange> {
  const { storage } = context;
  if (name === SHELL)
    throw new ReleaseError('The shell has no canary: activate it, and roll back if it fails.');
  const running = canaryOf(await currentDocument(storage), name)?.release.version;
  const newest = async (): Promise<string> => await latestVersion(storage, name);
  const wanted = version === 'latest' ? await newest() : (version ?? running ?? (await newest()));
  const { release, compressed } = await verifyStored(storage, { name, version: wanted });
  await checkNewAttested(storage, [release]);
  const checked = await checkNew(context, [release]);
  const expected = options.expected ?? checked;
  return await serveCanary(storage, { release: active(release), compressed }, { ...options, expected });
}

/** Activates the release of the running canary. */
export async function promoteCanary(
  context: StoreContext,
  name: string,
  options: ActivateOptions,
): Promise<Activated> {
  const { version } = runningCanary(await currentDocument(context.storage), name).release;
  const check = (current: StoredDocument): void => void runningCanary(current, name, version);
  const [activated] = await pointReleases(context, 'promote', [{ name, version }], { ...options, check });
  return activated!;
}
