import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActiveRemote } from '@cpa/shared/contracts';
import type { RemoteHeads } from '@cpa/shared/remote';
import { recentEntry } from '../cache/recentEntry.ts';
import { evaluateModule, verifiedCode } from '../releases/checks/evaluateModule.ts';

/** Cache limit: enough for the head modules of all remotes in two releases and their canaries. */
const MAX_LOADED = 16;

/**
 * Loads the head modules of releases from the release store. The most recently used ones stay loaded, and the memory of
 * the others is freed.
 * @returns a function that resolves to `{}` for a release without heads, such as one from a development server. It
 * rejects when the file is missing or its hash differs from the release's, and reads the file again on the next call.
 */
export function createHeadLoader(releasesDir: string): (remote: ActiveRemote) => Promise<RemoteHeads> {
  const loaded = new Map<string, Promise<RemoteHeads>>();
  return (remote) => {
    const key = `${remote.name}/${remote.version}`;
    const heads = recentEntry(loaded, key, {
      create: () => loadHeads(join(releasesDir, 'remotes', key), remote),
      max: MAX_LOADED,
    });
    heads.catch(() => loaded.delete(key));
    return heads;
  };
}

async function loadHeads(folder: string, { heads }: ActiveRemote): Promise<RemoteHeads> {
  if (!heads) return {};
  const file = join(folder, heads.path);
  const source = { file, code: await readFile(file), integrity: heads.integrity };
  const module = (
    file.endsWith('.mjs') ? await importModule(verifiedCode(source)) : evaluateModule(source, rejectImport)
  ) as { default?: RemoteHeads };
  if (typeof module.default !== 'object') throw new Error(`${heads.path} has no default export.`);
  return module.default;
}

/** Imports the head module of an older release, which is an ES module: Node never frees it. */
function importModule(code: string): Promise<unknown> {
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

function rejectImport(name: string): never {
  throw new Error(`A head module is one file and cannot import ${name}.`);
}
