import { join } from 'node:path';
import {
  ensureKey,
  openReleaseStore,
  type ReleaseStore,
  SHELL,
  waiveAttestations,
} from '../../../shell/server/releases/index.ts';
import type { StorePlace } from '../../../shell/server/platform/storage/releaseStorage.ts';
import { buildPackages } from '../../build/buildPackages.ts';
import { REMOTES } from '../../build/workspace.ts';
import { alterBuild } from './alterBuild.ts';
import { ROOT } from '../../start/settings.ts';
import { showBuilds } from '../../start/showBuilds.ts';
import { writeLines } from '../../start/steps.ts';

export const PACKAGES = [SHELL, ...REMOTES];

export const builtFolder = (name: string): string => join(ROOT, name, 'dist');

/** Builds what has changed, and fills a release store in which the shell and all remotes are active. */
export async function fillStore(place: StorePlace): Promise<ReleaseStore> {
  await buildPackages(PACKAGES, showBuilds(writeLines('Building …')));
  const store = openReleaseStore(place);
  await ensureKey(place);
  const published = [];
  for (const name of PACKAGES) published.push((await store.publish(builtFolder(name), name, 'all')).release);
  await waiveAttestations(place, published);
  await store.activateTogether(published, { by: 'bench' });
  return store;
}

/** Texts in the scripts of the packages; a build with one more space after them is another release. */
const MARKS: Record<string, string> = {
  shell: '"frame.skip"',
  'mfe-public': '"companies.title"',
  'mfe-recruiter': '"applicants.title"',
  'mfe-applicant': '"applications.title"',
  'mfe-checkout': '"cart.title"',
};

/** Copies a build with a change that has no effect. @returns the version of the copy */
export const changeBuild = (name: string, from: string, to: string): string =>
  alterBuild(from, to, [MARKS[name]!, `${MARKS[name]} `]);
