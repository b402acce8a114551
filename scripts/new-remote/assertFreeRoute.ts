import { join } from 'node:path';
import { ownershipConflicts } from '../../shell/server/releases/checks/ownership.rules.ts';
import { readManifest } from '../build/readManifest.ts';

/**
 * Rejects a route that the shell or a remote of this repository has.
 * @param remotes folder names of the remotes
 */
export async function assertFreeRoute(
  route: string,
  root: string,
  remotes: readonly string[],
): Promise<void> {
  const others = await Promise.all(
    remotes.map(async (name) => ({ name, manifest: await readManifest(join(root, name)) })),
  );
  const empty = { navigation: [], events: [], badges: [], notifications: [], slots: [], fallback: [] };
  const manifest = {
    ...empty,
    routes: [{ path: route, chunk: 'home' }],
    api: [],
    links: {},
    trusted_types: [],
    messages: {},
  };
  const [conflict] = ownershipConflicts({ name: 'the new remote', manifest }, others);
  if (conflict) throw new Error(`${conflict} Choose another one.`);
}
