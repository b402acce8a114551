import { completeManifest, type RemoteRelease } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { ungranted } from './grants.rules.ts';
import { claimsMeet, claimsOf } from '../checks/ownership.rules.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { storePaths } from '../records/storePaths.ts';

const grantSchema = z.object({
  patterns: z.array(z.string()),
  /** Events, events to listen to, and slots. Grants of older portals have none; those of the active release then count. */
  names: z.optional(z.array(z.string())),
});

const NAME = /^(event|listen|slot):[a-z.-]+$/;

/**
 * Claims that a publication grants: `required`: none; `first`: the claims of the first release of a remote; `all`: also
 * new ones of a later release.
 */
export type Granting = 'required' | 'first' | 'all';

/**
 * A remote with the URL patterns, events (`event:<name>`), events of others that it may receive (`listen:<name>`) and slots
 * (`slot:<name>`) that it may register.
 */
export type Grant = { name: string; claims: string[] };

/** Lists the names that each remote may register. */
export async function listGrants(place: StorePlace): Promise<Grant[]> {
  const storage = storageOf(place);
  const stored = (await storage.objects.list(storePaths.grants)).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
  const { remotes } = await currentDocument(storage);
  const names = [...new Set([...stored, ...remotes.map(({ name }) => name)])].sort();
  return await Promise.all(
    names.map(async (name) => ({ name, claims: (await readGrant(storage, name)) ?? [] })),
  );
}

/** @throws ReleaseError when another remote has one of them, or a pattern with a common URL */
export async function addGrants(place: StorePlace, name: string, claims: readonly string[]): Promise<Grant> {
  const invalid = claims.find((claim) => !claim.startsWith('/') && !NAME.test(claim));
  if (invalid !== undefined)
    throw new ReleaseError(
      `"${invalid}" is not a URL pattern. Use one such as /job-fairs/:id, or event:<name>, listen:<name> or slot:<name>`,
    );
  for (const other of await listGrants(place)) {
    if (other.name === name) continue;
    for (const claim of claims) {
      const taken = other.claims.find((each) => claimsMeet(each, claim));
      if (taken !== undefined)
        throw new ReleaseError(`${claim} overlaps ${taken}, which was granted to ${other.name}.`);
    }
  }
  const storage = storageOf(place);
  const known = (await readGrant(storage, name)) ?? [];
  return await writeGrant(storage, name, [...new Set([...known, ...claims])]);
}

/** @throws ReleaseError when it was not granted */
export async function removeGrant(place: StorePlace, name: string, claim: string): Promise<Grant> {
  const storage = storageOf(place);
  const known = (await readGrant(storage, name)) ?? [];
  if (!known.includes(claim))
    throw new ReleaseError(`${claim} was not granted to ${name}. See: portal grants list`);
  return await writeGrant(
    storage,
    name,
    known.filter((each) => each !== claim),
  );
}

/** Rejects a release with a route, event or slot that its remote was not granted. */
export async function checkGrants(
  storage: ReleaseStorage,
  { name, manifest }: RemoteRelease,
  granting: Granting,
): Promise<void> {
  const granted = await readGrant(storage, name);
  const missing = ungranted(manifest ? claimsOf(completeManifest(manifest)) : [], granted ?? []);
  if (missing.length === 0) return;
  if (granting === 'all' || (granting === 'first' && !granted)) {
    await addGrants(storage, name, missing);
    return;
  }
  throw new ReleaseError(
    `${name} was not granted ${missing.join(', ')}. The operator grants it with: portal grants add ${name} ${missing.join(' ')}`,
  );
}

/** A remote that was active before there were grants has the claims of its active release. */
async function readGrant(storage: ReleaseStorage, name: string): Promise<string[] | undefined> {
  const stored = await storage.objects.read(grantPath(name));
  const grant = stored && parseGrant(name, stored.content.toString());
  if (grant?.names) return [...grant.patterns, ...grant.names];
  const active = (await currentDocument(storage)).remotes.find((remote) => remote.name === name);
  const claims = active && claimsOf(active.manifest);
  if (!grant) return claims;
  return [...grant.patterns, ...(claims ?? []).filter((claim) => !claim.startsWith('/'))];
}

function parseGrant(name: string, text: string): z.infer<typeof grantSchema> {
  try {
    return z.parse(grantSchema, JSON.parse(text));
  } catch (cause) {
    throw new ReleaseError(`The grants of ${name} are damaged. Restore them from a backup.`, { cause });
  }
}

const grantPath = (name: string): string => `${storePaths.grants}/${name}.json`;

async function writeGrant({ objects }: ReleaseStorage, name: string, claims: string[]): Promise<Grant> {
  const patterns = claims.filter((claim) => claim.startsWith('/'));
  const names = claims.filter((claim) => !claim.startsWith('/'));
  await objects.replace(grantPath(name), `${JSON.stringify({ patterns, names })}\n`);
  return { name, claims };
}
