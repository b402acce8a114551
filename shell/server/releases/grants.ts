import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { renameDurably, writeDurably } from './durableFiles.ts';
import { uncoveredPatterns } from './grants.rules.ts';
import { haveCommonUrl } from './ownership.rules.ts';
import { ReleaseError } from './releaseError.ts';
import { currentDocument } from './releasePointer.ts';
import { storePaths, type StorePaths } from './storePaths.ts';

const grantSchema = z.object({ patterns: z.array(z.string()) });

/**
 * What a publication may grant: `required`: nothing; `first`: the routes of the first release of a remote; `all`: also
 * new routes of a later one.
 */
export type Granting = 'required' | 'first' | 'all';

export type Grant = { name: string; patterns: string[] };

/** Lists the URL patterns that each remote may register. */
export async function listGrants(dir: string): Promise<Grant[]> {
  const paths = storePaths(dir);
  const stored = (await readdir(paths.grants).catch(() => [])).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
  const { remotes } = await currentDocument(paths);
  const names = [...new Set([...stored, ...remotes.map(({ name }) => name)])].sort();
  return await Promise.all(
    names.map(async (name) => ({ name, patterns: (await readGrant(paths, name)) ?? [] })),
  );
}

/** @throws ReleaseError when another remote has a pattern with a common URL */
export async function addGrants(dir: string, name: string, patterns: readonly string[]): Promise<Grant> {
  const invalid = patterns.find((pattern) => !pattern.startsWith('/'));
  if (invalid !== undefined)
    throw new ReleaseError(`"${invalid}" is not a URL pattern. Use one such as /job-fairs/:id`);
  for (const other of await listGrants(dir)) {
    if (other.name === name) continue;
    for (const pattern of patterns) {
      const taken = other.patterns.find((each) => haveCommonUrl(each, pattern));
      if (taken !== undefined)
        throw new ReleaseError(`${pattern} overlaps ${taken}, which was granted to ${other.name}.`);
    }
  }
  const paths = storePaths(dir);
  const known = (await readGrant(paths, name)) ?? [];
  return await writeGrant(paths, name, [...new Set([...known, ...patterns])]);
}

/** @throws ReleaseError when the remote does not have the pattern */
export async function removeGrant(dir: string, name: string, pattern: string): Promise<Grant> {
  const paths = storePaths(dir);
  const known = (await readGrant(paths, name)) ?? [];
  if (!known.includes(pattern))
    throw new ReleaseError(`${pattern} was not granted to ${name}. See: portal grants list`);
  return await writeGrant(
    paths,
    name,
    known.filter((each) => each !== pattern),
  );
}

/** Rejects a release with a route that its remote was not granted. */
export async function checkGrants(
  paths: StorePaths,
  { name, manifest }: RemoteRelease,
  granting: Granting,
): Promise<void> {
  const declared = (manifest?.routes ?? []).map(({ path }) => path);
  const granted = await readGrant(paths, name);
  const missing = uncoveredPatterns(declared, granted ?? []);
  if (missing.length === 0) return;
  if (granting === 'all' || (granting === 'first' && !granted)) {
    await addGrants(paths.dir, name, missing);
    return;
  }
  throw new ReleaseError(
    `${name} was not granted ${missing.join(', ')}. The operator grants it with: portal grants add ${name} ${missing.join(' ')}`,
  );
}

/** A remote that was active before there were grants has the patterns of its active release. */
async function readGrant(paths: StorePaths, name: string): Promise<string[] | undefined> {
  let text: string;
  try {
    text = await readFile(join(paths.grants, `${name}.json`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const active = (await currentDocument(paths)).remotes.find((remote) => remote.name === name);
    return active?.manifest.routes.map(({ path }) => path);
  }
  try {
    return z.parse(grantSchema, JSON.parse(text)).patterns;
  } catch (cause) {
    throw new ReleaseError(`The grants of ${name} are damaged. Restore them from a backup.`, { cause });
  }
}

async function writeGrant({ grants }: StorePaths, name: string, patterns: string[]): Promise<Grant> {
  await mkdir(grants, { recursive: true });
  const draft = join(grants, `.${randomUUID()}`);
  await writeDurably(draft, `${JSON.stringify({ patterns })}\n`);
  await renameDurably(draft, join(grants, `${name}.json`));
  return { name, patterns };
}
