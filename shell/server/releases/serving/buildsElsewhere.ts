import { createHash } from 'node:crypto';
import type { ActiveRemote } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { parseActiveRemote } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';

/** A build whose files lie at another origin. */
const recordSchema = z.object({
  build: z.unknown(),
  /** Unix time in seconds at which the last link to the build expires. */
  expires: z.int(),
});

const pathOf = (key: string): string => `${storePaths.previews}/${key}.json`;

/** Returns the key of a build: the newest one at the same URL replaces the earlier ones. */
export const buildKey = ({ name, base_url }: Pick<ActiveRemote, 'name' | 'base_url'>): string =>
  createHash('sha256').update(`${name} ${base_url}`).digest('hex').slice(0, 16);

/** Stores the description of a build until all links to it have expired; its files stay where they are. */
export async function writeBuild(place: StorePlace, build: ActiveRemote, expires: number): Promise<void> {
  const key = buildKey(build);
  const earlier = await readRecord(place, key);
  const record = { build, expires: Math.max(expires, earlier?.expires ?? 0) };
  await storageOf(place).objects.replace(pathOf(key), JSON.stringify(record));
}

/** @throws when there is no such build */
export async function readBuild(place: StorePlace, key: string): Promise<ActiveRemote> {
  const record = await readRecord(place, key);
  if (!record) throw new Error(`The build ${key} was deleted.`);
  return record.build;
}

/** Deletes the descriptions of builds to which no link is valid any more, and unreadable ones. */
export async function deleteExpiredBuilds(place: StorePlace, now = Date.now()): Promise<void> {
  const { objects } = storageOf(place);
  for (const entry of await objects.list(storePaths.previews)) {
    const [, key] = /^([0-9a-f]{16})\.json$/.exec(entry) ?? [];
    if (key === undefined) continue;
    const record = await readRecord(place, key);
    if (!record || record.expires * 1000 <= now) await objects.remove(pathOf(key));
  }
}

/** Returns undefined for an absent or unreadable record. */
async function readRecord(place: StorePlace, key: string) {
  const stored = await storageOf(place).objects.read(pathOf(key));
  if (!stored) return undefined;
  try {
    const { build, expires } = z.parse(recordSchema, JSON.parse(stored.content.toString()));
    return { build: parseActiveRemote(build), expires };
  } catch {
    return undefined;
  }
}
