import { join } from 'node:path';
import { ensureKey, openReleaseStore, SHELL, waiveAttestations } from '../../shell/server/releases/index.ts';
import { openReleaseStorage } from '../../shell/server/platform/storage/openReleaseStorage.ts';
import { buildPackages } from '../build/buildPackages.ts';
import { REMOTES } from '../build/workspace.ts';
import { fail } from './fail.ts';
import { publishBuilds } from './publishBuilds.ts';
import { ROOT, settings } from './settings.ts';
import { showBuilds } from './showBuilds.ts';
import { type Progress, writeLines } from './steps.ts';

/** Builds changed packages, then publishes the shell and the remotes and activates new releases, like a deployment. */
export async function buildAndPublish(progress: Progress = writeLines('Building …')): Promise<void> {
  await buildPackages([SHELL, ...REMOTES], showBuilds(progress)).catch(({ message }: Error) => fail(message));
  const { place } = await openReleaseStorage(process.env, settings.home);
  const store = openReleaseStore(place);
  // In production, the operator creates the key: several servers need the same one.
  if (process.env['NODE_ENV'] !== 'production') await ensureKey(place);
  const folders = Object.fromEntries([SHELL, ...REMOTES].map((name) => [name, join(ROOT, name, 'dist')]));
  const due = await publishBuilds(store, folders);
  if (due.length === 0) return;
  if (process.env['NODE_ENV'] !== 'production')
    for (const name of await waiveAttestations(place, due))
      progress.print(`${name} needs no rebuild here. Change it: portal attestations ${name} --require 1`);
  await store
    .activateTogether(due, { by: 'npm start' })
    .catch(({ message }: Error) =>
      fail(`${message}\nTo serve what was just built: npm run portal -- activate all latest`),
    );
}
