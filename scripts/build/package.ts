import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteManifest } from '@cpa/shared/contracts';
import { PLATFORM_VERSION } from '../../shell/src/remotes/platform/keys.ts';
import { readManifest } from './readManifest.ts';

/** A workspace that webpack builds. */
export type PortalPackage = {
  /** Folder name, for example `mfe-public`. */
  name: string;
  dir: string;
  /** Prefix of its CSS class names, for example `public`. */
  prefix: string;
  /** Name of the federation container; must be an identifier. */
  container: string;
  /** Semver range of the platform contract that it needs; `*` for the shell. */
  contract: string;
  /** Limit of its scripts and style sheets in bytes, compressed with Brotli. Default: see `BudgetPlugin`. */
  budget?: number | undefined;
};

export type RemotePackage = PortalPackage & { manifest: RemoteManifest };

export function readPackage(dir: string): PortalPackage {
  const { cpa } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    cpa?: { contract?: string; budget?: number };
  };
  const name = basename(dir);
  return {
    name,
    dir,
    prefix: name.replace(/^mfe-/, ''),
    container: name.replaceAll('-', '_'),
    contract: cpa?.contract ?? '*',
    budget: cpa?.budget,
  };
}

/**
 * Reads a remote's package.json and manifest.
 * @throws when the contract range is missing or the manifest is invalid.
 */
export async function readRemote(dir: string): Promise<RemotePackage> {
  const remote = readPackage(dir);
  if (remote.contract === '*')
    throw new Error(`${remote.name}/package.json needs "cpa": { "contract": "^${PLATFORM_VERSION}" }.`);
  return { ...remote, manifest: await readManifest(dir) };
}
