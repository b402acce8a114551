import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActiveRemote } from '@cpa/shared/contracts';
import type { RemoteHeads } from '@cpa/shared/remote';
import { integrityOf } from '../releases/checks/releaseVersion.ts';

/**
 * Imports the head modules of releases from the release store, each version once.
 * @returns a function that resolves to `{}` for a release without heads, as one from a development server. It rejects
 * when the file is missing or its hash differs from the release's, and reads the file again on the next call.
 */
export function createHeadLoader(releasesDir: string): (remote: ActiveRemote) => Promise<RemoteHeads> {
  const loaded = new Map<string, Promise<RemoteHeads>>();
  return (remote) => {
    const key = `${remote.name}/${remote.version}`;
    const heads = loaded.get(key) ?? importHeads(join(releasesDir, 'remotes', key), remote);
    loaded.set(key, heads);
    heads.catch(() => loaded.delete(key));
    return heads;
  };
}

async function importHeads(folder: string, { heads }: ActiveRemote): Promise<RemoteHeads> {
  if (!heads) return {};
  const code = await readFile(join(folder, heads.path));
  if (integrityOf(code) !== heads.integrity)
    throw new Error(`${join(folder, heads.path)} was changed after the build: its hash differs.`);
  // Imported from memory, so that exactly the verified code runs.
  const url = `data:text/javascript;base64,${code.toString('base64')}`;
  const module = (await import(url)) as { default?: RemoteHeads };
  if (typeof module.default !== 'object') throw new Error(`${heads.path} has no default export.`);
  return module.default;
}
