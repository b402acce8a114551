import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The repository's folder. */
export const root: string = dirname(dirname(import.meta.dirname));

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** The remotes of this repository: its workspaces that are named as such. */
export const REMOTES: readonly string[] = workspaces.filter((folder) => folder.startsWith('mfe-'));

/** What a part of the portal says of itself in its package.json. */
export type PortalPackage = {
  /** Its folder's name, as `mfe-public`. */
  name: string;
  dir: string;
  /** In front of each of its class names, as `public`. */
  prefix: string;
  /** The federation container's name, which must be an identifier. */
  container: string;
  /** The range of the platform contract it needs. */
  contract: string;
  /** Route pattern → name of the chunk that its lazy route is in. */
  routes: Record<string, string>;
};

type Manifest = { cpa?: { contract?: string; routes?: Record<string, string> } };

export function readPackage(dir: string): PortalPackage {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;
  const name = basename(dir);
  return {
    name,
    dir,
    prefix: name.replace(/^mfe-/, ''),
    container: name.replaceAll('-', '_'),
    contract: manifest.cpa?.contract ?? '*',
    routes: manifest.cpa?.routes ?? {},
  };
}

/** As `readPackage`, and refuses a remote that does not say its contract and routes. */
export function readRemote(dir: string): PortalPackage {
  const remote = readPackage(dir);
  if (remote.contract === '*' || Object.keys(remote.routes).length === 0) {
    throw new Error(
      `${remote.name}/package.json needs "cpa": { "contract": "^2.0.0", "routes": { "/path": "chunk" } }.`,
    );
  }
  return remote;
}
