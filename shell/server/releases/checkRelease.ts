import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseFile, type RemoteRelease, remoteReleaseSchema } from '@cpa/shared/contracts';
import { satisfy } from '@module-federation/runtime-core';
import * as z from 'zod/mini';
import { PLATFORM_VERSION } from '../../src/remotes/platform/keys.ts';
import { decompress, isCompressible } from './compress.ts';
import { type Claims, ownershipConflicts } from './ownership.rules.ts';
import { ReleaseError } from './releaseError.ts';
import { integrityOf, releaseVersion } from './releaseVersion.ts';

/** Reads and validates the `release.json` of a folder. */
export async function readRelease(dir: string, name: string): Promise<RemoteRelease> {
  let text: string;
  try {
    text = await readFile(join(dir, 'release.json'), 'utf8');
  } catch (error) {
    throw new ReleaseError(`${dir} has no release.json. Build it first: npm run build -w ${name}`, {
      cause: error,
    });
  }
  const parsed = z.safeParse(remoteReleaseSchema, safeJson(text));
  if (!parsed.success)
    throw new ReleaseError(`${dir}/release.json is invalid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Rejects a folder whose files differ from the hashes in its release. */
export async function checkFiles(dir: string, release: RemoteRelease): Promise<void> {
  const named = new Set(release.files.map(({ path }) => path));
  const needed = [
    release.entry,
    ...release.initial,
    ...release.routes.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ...(release.shared_modules ?? []).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
  for (const path of needed) {
    if (!named.has(path))
      throw new ReleaseError(
        `${release.name} ${release.version} needs ${path}, which is not in its list of files.`,
      );
  }
  checkPaths(release);
  checkRoutes(release);
  for (const { path, integrity } of storedFiles(release)) {
    const content = await readFile(join(dir, path)).catch(() => null);
    if (!content)
      throw new ReleaseError(
        `${release.name} ${release.version} is missing the file ${path}. Build it again.`,
      );
    if (integrityOf(content) !== integrity) {
      throw new ReleaseError(
        `${path} of ${release.name} ${release.version} differs from its release (its hash differs). Build it again.`,
      );
    }
  }
  if (releaseVersion(release) !== release.version) {
    throw new ReleaseError(
      `${release.name}: release.json was changed after the build (its version does not match). Build it again.`,
    );
  }
}

/** Rejects a release with a file outside of its folder. */
export function checkPaths(release: RemoteRelease): void {
  for (const { path } of storedFiles(release)) {
    if (path.startsWith('/') || path.includes('\\') || path.split('/').includes('..'))
      throw new ReleaseError(`${path} is outside of the release folder.`);
  }
}

/** Rejects a release that serves a page which its manifest, and so the check of ownership, does not name. */
function checkRoutes({ name, routes, manifest }: RemoteRelease): void {
  if (!manifest) return;
  const declared = new Set(manifest.routes.map(({ path }) => path));
  const foreign = routes.find(({ path }) => !declared.has(path));
  if (foreign)
    throw new ReleaseError(`${name} lists the route ${foreign.path}, which its manifest does not declare.`);
}

/** Rejects a stored release whose compressed copies differ from its files; browsers receive the copies. */
export async function checkCompressedCopies(folder: string, release: RemoteRelease): Promise<void> {
  for (const { path, integrity } of storedFiles(release).filter((file) => isCompressible(file.path))) {
    for (const encoding of ['br', 'gz'] as const) {
      const copy = await readFile(join(folder, `${path}.${encoding}`)).catch(() => null);
      const content = copy && (await decompress(copy, encoding).catch(() => null));
      if (!content || integrityOf(content) !== integrity)
        throw new ReleaseError(
          `The compressed copy ${path}.${encoding} of ${release.name} ${release.version} is missing or damaged. Run: portal doctor --repair`,
        );
    }
  }
}

/** Lists the files that the release store contains: those of pages and the modules of the site server. */
export function storedFiles({ files, heads, server }: RemoteRelease): ReleaseFile[] {
  return [...files, ...(heads ? [heads] : []), ...(server ? [server] : [])];
}

/** Rejects a remote that needs another platform contract than the active shell provides. */
export function checkContract(release: RemoteRelease, shell: RemoteRelease | undefined): void {
  if (fitsShell(release, shell)) return;
  throw new ReleaseError(
    `${release.name} ${release.version} needs platform contract ${release.contract}; the shell provides ${platformOf(shell)}.`,
  );
}

export const fitsShell = (release: RemoteRelease, shell: RemoteRelease | undefined): boolean =>
  satisfy(platformOf(shell), release.contract);

/** Builds of older portals do not name their contract. */
const platformOf = (shell: RemoteRelease | undefined): string => shell?.platform ?? PLATFORM_VERSION;

/** Rejects a release that declares what the shell or another active remote has. */
export function checkOwnership(release: Claims, active: readonly Claims[]): void {
  const conflicts = ownershipConflicts(
    release,
    active.filter(({ name }) => name !== release.name),
  );
  if (conflicts.length > 0) throw new ReleaseError(`${release.name} is rejected. ${conflicts.join(' ')}`);
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
