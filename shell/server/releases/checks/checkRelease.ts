import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  parsePublished,
  type ReleaseFile,
  type RemoteRelease,
  remoteReleaseSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { decompress, isCompressible } from './compress.ts';
import { type Claims, ownershipConflicts } from './ownership.rules.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { integrityOf, releaseVersion } from './releaseVersion.ts';

/** Describes a release. It is written last, so it exists only in whole releases. */
export const RELEASE_FILE = 'release.json';

/** Reads a file of a release; null when it is missing. */
export type ReadFile = (path: string) => Promise<Buffer | null>;

export const filesIn =
  (dir: string): ReadFile =>
  async (path) =>
    await readFile(join(dir, path)).catch(() => null);

/** Reads and validates the `release.json` of a folder. */
export async function readRelease(dir: string, name: string): Promise<RemoteRelease> {
  const text = await filesIn(dir)(RELEASE_FILE);
  if (!text) throw new ReleaseError(`${dir} has no release.json. Build it first: npm run build -w ${name}`);
  return parseRelease(text.toString(), join(dir, RELEASE_FILE));
}

/** Validates the text of a `release.json`, named `source` in errors. */
export function parseRelease(text: string, source: string): RemoteRelease {
  try {
    return parsePublished(remoteReleaseSchema, safeJson(text));
  } catch (error) {
    throw new ReleaseError(`${source} is invalid: ${z.prettifyError(error as z.core.$ZodError)}`);
  }
}

/** Rejects files that differ from the hashes in their release. */
export async function checkFiles(read: ReadFile, release: RemoteRelease): Promise<void> {
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
  checkRoutes(release);
  await Promise.all(
    storedFiles(release).map(async ({ path, integrity }) => {
      const content = await read(path);
      if (!content)
        throw new ReleaseError(
          `${release.name} ${release.version} is missing the file ${path}. Build it again.`,
        );
      if (integrityOf(content) !== integrity)
        throw new ReleaseError(
          `${path} of ${release.name} ${release.version} differs from its release (its hash differs). Build it again.`,
        );
    }),
  );
  if (releaseVersion(release) !== release.version) {
    throw new ReleaseError(
      `${release.name}: release.json was changed after the build (its version does not match). Build it again.`,
    );
  }
}

/** Rejects a release that serves a page which its manifest, and so the check of ownership, does not name. */
export function checkRoutes({ name, routes, manifest }: RemoteRelease): void {
  if (!manifest) return;
  const declared = new Set(manifest.routes.map(({ path }) => path));
  const foreign = routes.find(({ path }) => !declared.has(path));
  if (foreign)
    throw new ReleaseError(`${name} lists the route ${foreign.path}, which its manifest does not declare.`);
}

/**
 * Rejects a stored release whose compressed copies differ from its files or from the hashes that a release document names;
 * browsers receive the copies.
 * @returns the hash of each copy by its path
 */
export async function checkCompressedCopies(
  read: ReadFile,
  release: RemoteRelease,
  named?: Record<string, string>,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { path, integrity } of storedFiles(release).filter((file) => isCompressible(file.path))) {
    for (const encoding of ['br', 'gz'] as const) {
      const copy = await read(`${path}.${encoding}`);
      const content = copy && (await decompress(copy, encoding).catch(() => null));
      const hash = copy && integrityOf(copy);
      const isNamed = !named || named[`${path}.${encoding}`] === hash;
      if (!hash || !isNamed || !content || integrityOf(content) !== integrity)
        throw new ReleaseError(
          `The compressed copy ${path}.${encoding} of ${release.name} ${release.version} is missing or damaged. Run: portal doctor --repair`,
        );
      hashes[`${path}.${encoding}`] = hash;
    }
  }
  return hashes;
}

/** @throws ReleaseError when a release lacks one of its files */
export async function readStored(read: ReadFile, { name }: RemoteRelease, path: string): Promise<Buffer> {
  const content = await read(path);
  if (!content) throw new ReleaseError(`${name} is missing the file ${path}. Publish again.`);
  return content;
}

/** Lists the files that the release store contains: those of pages and the modules of the site server. */
export function storedFiles({ files, heads, server }: RemoteRelease): ReleaseFile[] {
  return [...files, ...(heads ? [heads] : []), ...(server ? [server] : [])];
}

/** Rejects a release that declares names of the shell or of another active remote. */
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
