import type { RemoteRelease } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { checkActive, checkNamedOnce, replaceActive } from '../checks/composition.ts';
import { refusePending } from '../records/pendingChecks.ts';
import type { Origin } from '../records/origin.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { readKeys, type ReleaseKeys } from '../records/releaseKeys.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { checkSignature, signedText } from '../records/signedDocument.ts';
import { type StoredDocument, versionOf } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';
import { findPublished } from '../serving/publishedReleases.ts';
import { checkGrants } from '../teams/grants.ts';

/** Separates the signatures of environments from those of release documents. */
export const ENVIRONMENT_PURPOSE = 'release-environment\n';

/** Name of the releases that visitors get. */
export const LIVE = 'live';

const NAME = /^[a-z][a-z-]{1,30}$/;

/** Maximum number of retries after concurrent changes. */
const MAX_RETRIES = 20;

const releaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Version that was live when it was activated here; null without one. */
  was: z.nullable(z.string()),
  by: z.string(),
  reason: z.nullable(z.string()),
  /** ISO 8601. */
  at: z.string(),
});

const environmentSchema = z.object({
  environment: z.string(),
  revision: z.int(),
  /** Teams that may activate releases of their remotes here; null: every team. */
  teams: z.nullable(z.array(z.string())),
  /** Releases that are shown here instead of the live ones. */
  releases: z.array(releaseSchema),
});

/** A separate pointer, such as `staging`: the live releases, with other releases of some remotes. */
export type Environment = z.infer<typeof environmentSchema>;

type Version = { name: string; version: string };

/** Creates an environment that shows the live releases. */
export async function createEnvironment(
  place: StorePlace,
  name: string,
  teams: string[] | null = null,
): Promise<Environment> {
  if (name === LIVE || !NAME.test(name))
    throw new ReleaseError(
      `"${name}" is no name of an environment. Use lower-case letters, such as staging.`,
    );
  const storage = storageOf(place);
  const created = { environment: name, revision: 1, teams, releases: [] };
  if (!(await writeRevision(storage, created)))
    throw new ReleaseError(
      `There is an environment ${name}. Remove it first: portal environments remove ${name}`,
    );
  return created;
}

/** Lists the environments in alphabetical order. Those without a readable revision are left out. */
export async function listEnvironments(place: StorePlace): Promise<Environment[]> {
  const storage = storageOf(place);
  const names = (await storage.objects.list(storePaths.environments)).toSorted();
  const found = await Promise.all(names.map(async (name) => await newestOf(storage, name)));
  return found.filter((each) => each !== undefined);
}

/** Deletes an environment with its history. */
export async function removeEnvironment(place: StorePlace, name: string): Promise<void> {
  const storage = storageOf(place);
  if ((await revisionsOf(storage, name)).length === 0) throw unknown(name);
  await storage.objects.remove(folderOf(name));
}

/** @throws ReleaseError when there is no such environment, or none of its revisions is valid */
export async function readEnvironment(storage: ReleaseStorage, name: string): Promise<Environment> {
  const found = await newestOf(storage, name);
  if (!found) throw unknown(name);
  return found;
}

/** Returns the releases of an environment that differ from the live ones. */
export const aheadOf = ({ releases }: Environment, live: StoredDocument): Environment['releases'] =>
  releases.filter(({ name, version }) => versionOf(live, name) !== version);

export type EnvironmentChange = Origin & {
  /** Team that makes the change; undefined: the operator. */
  team?: string | undefined;
};

/**
 * Shows releases in an environment, beside those that it has and the live ones of the other remotes. The version `live`
 * removes a release.
 * @throws ReleaseError when the team may not, or the releases do not fit together
 */
export async function activateIn(
  place: StorePlace,
  environment: string,
  wanted: readonly { name: string; version: string }[],
  { team, by, reason }: EnvironmentChange,
): Promise<Environment> {
  checkNamedOnce(wanted);
  const storage = storageOf(place);
  return await change(storage, environment, async (current) => {
    if (team !== undefined && current.teams && !current.teams.includes(team))
      throw new ReleaseError(
        `${team} may not activate releases in ${environment}, only ${current.teams.join(', ')}.`,
      );
    const live = await currentDocument(storage);
    const added = wanted
      .filter(({ version }) => version !== LIVE)
      .map(({ name, version }) => {
        const was = versionOf(live, name) ?? null;
        return { name, version, was, by, reason: reason ?? null, at: new Date().toISOString() };
      });
    const names = new Set(wanted.map(({ name }) => name));
    const kept = current.releases.filter(({ name }) => !names.has(name));
    if (added.length > 0) await checkAdded(storage, added, { live, kept });
    return { ...current, releases: [...kept, ...added] };
  });
}

/** Rejects releases that do not fit the live ones and those that an environment keeps, or lack grants. */
async function checkAdded(
  storage: ReleaseStorage,
  added: readonly Version[],
  { live, kept }: { live: StoredDocument; kept: readonly Version[] },
): Promise<void> {
  const releases = await Promise.all(
    added.map(async ({ name, version }) => await findPublished(storage, name, version)),
  );
  const others = (await Promise.all(kept.map(async (each) => await readKept(storage, each)))).flat();
  checkActive(replaceActive(live, [...others, ...releases]), releases);
  await refusePending(storage, added);
  for (const release of releases) await checkGrants(storage, release, 'required');
}

/** Returns none when the release was deleted or lost its grants, so that it does not block other teams. */
async function readKept(storage: ReleaseStorage, { name, version }: Version): Promise<RemoteRelease[]> {
  try {
    const release = await findPublished(storage, name, version);
    await checkGrants(storage, release, 'required');
    return [release];
  } catch {
    return [];
  }
}

/** Removes releases from an environment unless they were replaced there in the meantime. */
export async function takeOut(
  storage: ReleaseStorage,
  environment: string,
  taken: readonly { name: string; version: string }[],
): Promise<void> {
  await change(storage, environment, async (current) => ({
    ...current,
    releases: current.releases.filter(
      ({ name, version }) => !taken.some((each) => each.name === name && each.version === version),
    ),
  }));
}

/** Returns true when an environment shows this release. */
export async function isInEnvironment(place: StorePlace, name: string, version: string): Promise<boolean> {
  const environments = await listEnvironments(place);
  return environments.some(({ releases }) =>
    releases.some((each) => each.name === name && each.version === version),
  );
}

/** Paths of the revisions of all environments. */
export async function environmentPaths(storage: ReleaseStorage): Promise<string[]> {
  const names = await storage.objects.list(storePaths.environments);
  const revisions = await Promise.all(
    names.map(async (name) => (await revisionsOf(storage, name)).map((revision) => pathOf(name, revision))),
  );
  return revisions.flat();
}

/** Applies a change by compare-and-swap: one of several writers creates the next revision, the others retry on it. */
async function change(
  storage: ReleaseStorage,
  name: string,
  work: (current: Environment) => Promise<Environment>,
): Promise<Environment> {
  for (let tries = 0; tries < MAX_RETRIES; tries++) {
    const current = await readEnvironment(storage, name);
    const [newest = 0] = await revisionsOf(storage, name);
    const next = { ...(await work(current)), revision: newest + 1 };
    if (await writeRevision(storage, next)) return next;
  }
  throw new ReleaseError(`Too many concurrent changes of ${name}. Try again.`);
}

async function writeRevision(storage: ReleaseStorage, next: Environment): Promise<boolean> {
  const keys = await readKeys(storage);
  const key = keys?.keys.find(({ id }) => id === keys.signing);
  const text = key ? signedText(next, key, ENVIRONMENT_PURPOSE) : `${JSON.stringify(next)}\n`;
  return await storage.objects.create(pathOf(next.environment, next.revision), text);
}

async function newestOf(storage: ReleaseStorage, name: string): Promise<Environment | undefined> {
  const keys = await readKeys(storage);
  for (const revision of await revisionsOf(storage, name)) {
    const stored = await storage.objects.read(pathOf(name, revision));
    const found = stored && parse(stored.content.toString(), keys);
    // The signature does not cover the name of the object.
    if (found?.environment === name && found.revision === revision) return found;
  }
  return undefined;
}

function parse(text: string, keys: ReleaseKeys | undefined): Environment | undefined {
  try {
    if (keys) checkSignature(text, keys, ENVIRONMENT_PURPOSE);
    return z.parse(environmentSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Numbers of the revisions, newest first. */
async function revisionsOf({ objects }: ReleaseStorage, name: string): Promise<number[]> {
  if (!NAME.test(name)) return [];
  const files = await objects.list(folderOf(name));
  return files
    .filter((file) => /^\d+\.json$/.test(file))
    .map((file) => Number.parseInt(file, 10))
    .sort((a, b) => b - a);
}

const unknown = (name: string): ReleaseError =>
  new ReleaseError(`There is no environment ${name}. See: portal environments list`);

const folderOf = (name: string): string => `${storePaths.environments}/${name}`;
const pathOf = (name: string, revision: number): string => `${folderOf(name)}/${revision}.json`;
