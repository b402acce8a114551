import { createHash, sign } from 'node:crypto';
import type { RemoteRelease } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { privateKeyOf, readKeys, type ReleaseKey } from '../records/releaseKeys.ts';
import { checkSignature, signedText } from '../records/signedDocument.ts';
import { storePaths } from '../records/storePaths.ts';
import { findPublished, isVersion } from '../serving/publishedReleases.ts';
import {
  type Difference,
  type Envelope,
  envelopeSchema,
  findDifference,
  readStatement,
} from './statement.ts';

/** Separates the signatures of these records from those of release documents. */
export const ATTESTATION_PURPOSE = 'release-attestation\n';

/** Higher numbers are hard to reach with builders that are independent of each other. */
export const MAX_REQUIRED = 2;

const recordSchema = z.object({
  name: z.string(),
  version: z.string(),
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  envelope: envelopeSchema,
});

/** Rebuild of a release. */
export type Attestation = z.infer<typeof recordSchema> & {
  commit: string;
  /** Undefined when the rebuild has the same hash. */
  differs: Difference | undefined;
};

type Version = { name: string; version: string };

/**
 * Signs an attestation with the key of the store and records it. It replaces the earlier one of the same team or user.
 * @throws ReleaseError when it is invalid, the release is not published, or the store has no key
 */
export async function attest(
  place: StorePlace,
  { name, version, by, envelope }: Version & { by: string; envelope: Envelope },
): Promise<Attestation> {
  const storage = storageOf(place);
  const release = await findPublished(storage, name, version);
  const { statement, commit } = readStatement(envelope);
  const differs = findDifference(release, statement);
  const key = await signingKey(storage);
  const sig = sign(null, preAuthentication(envelope), privateKeyOf(key)).toString('base64');
  const signed = { ...envelope, signatures: [...envelope.signatures, { keyid: key.id, sig }] };
  const record = { name, version, by, at: new Date().toISOString(), envelope: signed };
  await storage.objects.replace(recordPath(record), signedText(record, key, ATTESTATION_PURPOSE));
  return { ...record, commit, differs };
}

/** @throws ReleaseError when the store has none */
async function signingKey(storage: ReleaseStorage): Promise<ReleaseKey> {
  const keys = await readKeys(storage);
  const key = keys?.keys.find(({ id }) => id === keys.signing);
  if (!key) throw new ReleaseError('The store has no key to sign attestations. Run: portal keys create');
  return key;
}

/** Reads the attestations of a published release, oldest first. Those without a valid signature are left out. */
export async function readAttestations(
  storage: ReleaseStorage,
  release: RemoteRelease,
): Promise<Attestation[]> {
  const { objects } = storage;
  const { name, version } = release;
  const folder = attestationFolder(name, version);
  const keys = await readKeys(storage);
  if (!keys) return [];
  const found = await Promise.all(
    (await objects.list(folder)).map(async (file) => {
      try {
        const text = String((await objects.read(`${folder}/${file}`))?.content);
        checkSignature(text, keys, ATTESTATION_PURPOSE);
        const record = z.parse(recordSchema, JSON.parse(text));
        if (record.name !== name || record.version !== version) return [];
        const { statement, commit } = readStatement(record.envelope);
        return [{ ...record, commit, differs: findDifference(release, statement) }];
      } catch {
        return [];
      }
    }),
  );
  return found.flat().sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Lists the versions of a remote that were rebuilt. */
export const attestedVersions = async ({ objects }: ReleaseStorage, name: string): Promise<string[]> =>
  (await objects.list(`${storePaths.attestations}/${name}`)).filter(isVersion);

/** Deletes the records of a release that is deleted, except those that differ: publishing it again must not lose them. */
export async function removeAttestations(storage: ReleaseStorage, release: RemoteRelease): Promise<void> {
  const { objects } = storage;
  const differing = (await readAttestations(storage, release)).filter(({ differs }) => differs !== undefined);
  const folder = attestationFolder(release.name, release.version);
  if (differing.length === 0) return await objects.remove(folder);
  const kept = new Set(differing.map(recordPath));
  const paths = (await objects.list(folder)).map((file) => `${folder}/${file}`);
  for (const path of paths.filter((each) => !kept.has(each))) await objects.remove(path);
}

/** Paths of the records of all releases, and of the settings of remotes. */
export async function attestationPaths(storage: ReleaseStorage): Promise<string[]> {
  const { objects } = storage;
  const paths: string[] = [];
  for (const name of await objects.list(storePaths.attestations)) {
    if (await objects.find(settingPath(name))) paths.push(settingPath(name));
    for (const version of await attestedVersions(storage, name)) {
      const folder = attestationFolder(name, version);
      paths.push(...(await objects.list(folder)).map((file) => `${folder}/${file}`));
    }
  }
  return paths;
}

/** @throws ReleaseError when the release is not published */
export async function listAttestations(
  place: StorePlace,
  name: string,
  version: string,
): Promise<Attestation[]> {
  const storage = storageOf(place);
  return await readAttestations(storage, await findPublished(storage, name, version));
}

const settingSchema = z.object({ name: z.string(), required: z.int().check(z.gte(0), z.lte(MAX_REQUIRED)) });

/**
 * Returns how many attestations a release of a remote needs before it is activated: the number that the operator has set,
 * or the highest that one of its releases declares.
 * @param releases - the release, and those that were ever active, so that it cannot drop what they declare
 */
export async function requiredAttestations(
  storage: ReleaseStorage,
  name: string,
  releases: readonly RemoteRelease[],
): Promise<number> {
  const stored = await storage.objects.read(settingPath(name));
  if (!stored) return Math.max(0, ...releases.filter((each) => each.name === name).map(declaredBy));
  try {
    const text = stored.content.toString();
    const keys = await readKeys(storage);
    if (keys) checkSignature(text, keys, ATTESTATION_PURPOSE);
    const setting = z.parse(settingSchema, JSON.parse(text));
    if (setting.name !== name) throw new Error(`It is the setting of ${setting.name}.`);
    return setting.required;
  } catch (cause) {
    throw new ReleaseError(
      `The number of attestations that ${name} needs is damaged. Run: portal attestations ${name} --require <count>`,
      { cause },
    );
  }
}

const declaredBy = ({ manifest }: RemoteRelease): number => manifest?.attestations ?? 0;

/** Sets how many attestations later activations of a remote need, signed with the key of the store. */
export async function requireAttestations(place: StorePlace, name: string, required: number): Promise<void> {
  const storage = storageOf(place);
  const text = signedText({ name, required }, await signingKey(storage), ATTESTATION_PURPOSE);
  await storage.objects.replace(settingPath(name), text);
}

/**
 * Lets releases of a store for development be activated without the attestations that they declare, unless a number was
 * set. @returns the remotes whose setting this changes
 */
export async function waiveAttestations(place: StorePlace, releases: readonly Version[]): Promise<string[]> {
  const storage = storageOf(place);
  const waived: string[] = [];
  for (const { name, version } of releases) {
    const isDeclared = declaredBy(await findPublished(storage, name, version)) > 0;
    if (!isDeclared || (await storage.objects.find(settingPath(name)))) continue;
    await requireAttestations(place, name, 0);
    waived.push(name);
  }
  return waived;
}

/**
 * Checks releases that are not active yet.
 * @throws ReleaseError when one lacks attestations that its remote needs, or a rebuild of it differs
 */
export async function checkAttested(
  storage: ReleaseStorage,
  releases: readonly RemoteRelease[],
  everActive: readonly RemoteRelease[],
): Promise<void> {
  for (const release of releases) {
    const { name, version } = release;
    const required = await requiredAttestations(storage, name, [release, ...everActive]);
    if (required === 0) continue;
    const found = await readAttestations(storage, release);
    const differing = found.find(({ differs }) => differs !== undefined);
    if (differing)
      throw new ReleaseError(
        `${name} ${version} differs from the rebuild of commit ${differing.commit.slice(0, 12)} by ${differing.by}: ${describeDifference(differing.differs!)}.`,
      );
    if (found.length < required)
      throw new ReleaseError(
        `${name} ${version} has ${found.length} of ${required} attestations. Rebuild it: portal attest ${name} ${version} --commit <sha>`,
      );
  }
}

/** Names the first file that differs. */
export function describeDifference({ published, rebuilt }: Difference): string {
  if (published === null) return `only the rebuild has ${rebuilt}`;
  if (rebuilt === null) return `the rebuild has no ${published}`;
  return published === rebuilt ? `${published} differs` : `${published} became ${rebuilt}`;
}

/** Folder with one object for each team or user that has rebuilt the release. */
const attestationFolder = (name: string, version: string): string =>
  `${storePaths.attestations}/${name}/${version}`;

const settingPath = (name: string): string => `${storePaths.attestations}/${name}/required.json`;

/** A team states the member itself, so two members of a team count once. */
function recordPath({ name, version, by }: Version & { by: string }): string {
  const [attester = ''] = by.split('/', 1);
  const id = createHash('sha256').update(attester).digest('hex').slice(0, 16);
  return `${attestationFolder(name, version)}/${id}.json`;
}

/** Bytes that a DSSE signature covers. */
function preAuthentication({ payloadType, payload }: Envelope): Buffer {
  const body = Buffer.from(payload, 'base64');
  return Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${body.length} `), body]);
}
