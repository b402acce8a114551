import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { active } from '../checks/composition.ts';
import { findPublished } from './publishedReleases.ts';
import { createReleaseCache, type ReleaseCache } from './releaseCache.ts';
import { openReleaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';

const NAME = 'mfe-checkout';

let home: string;
let version: string;
let failures: number;
let cache: ReleaseCache;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-cache-'));
  version = await publish('first');
  failures = 0;
  const storage = storageOf(join(home, 'releases'));
  const list: typeof storage.objects.list = async (folder) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('The store did not answer.');
    }
    return await storage.objects.list(folder);
  };
  const place = { ...storage, objects: { ...storage.objects, list } };
  cache = createReleaseCache(place, join(home, 'cache'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function publish(text: string): Promise<string> {
  builtRemote(join(home, text), text);
  return (await openReleaseStore(join(home, 'releases')).publish(join(home, text), NAME)).release.version;
}

const copies = async () => (await storageOf(join(home, 'cache')).objects.list(`remotes/${NAME}`)).toSorted();

/** Waits until the cache has no copy of the version. */
async function removed(absent: string): Promise<void> {
  const deadline = AbortSignal.timeout(4_000);
  while ((await copies()).includes(absent)) {
    deadline.throwIfAborted();
    await sleep(10);
  }
}

test('requests at the same time share one list of the published versions', async () => {
  const held = await Promise.all([cache.holdOne(NAME, version), cache.holdOne(NAME, version)]);
  expect(held).toEqual([true, true]);
});

test('a list that could not be read is read again for the next request', async () => {
  failures = 1;
  await expect(cache.holdOne(NAME, version)).rejects.toThrow('did not answer');
  expect(await cache.holdOne(NAME, version)).toBe(true);
});

test('copies of releases that the store has deleted are removed with the next document', async () => {
  const storage = storageOf(join(home, 'releases'));
  const next = await publish('next');
  for (const each of [version, next]) await cache.holdPublished(NAME, each);
  const served = { remotes: [active(await findPublished(storage, NAME, next))] };
  await cache.hold(served);
  expect(await copies()).toEqual([version, next].toSorted());
  await storage.objects.remove(`remotes/${NAME}/${version}`);
  await cache.hold(served);
  await removed(version);
  expect(await copies()).toEqual([next]);
});

test('keeps the draft of a copy that another process is writing', async () => {
  // Listed, and therefore removed, before the release.
  const draft = `${'0'.repeat(16)}.${randomUUID()}`;
  const storage = storageOf(join(home, 'releases'));
  await cache.holdPublished(NAME, version);
  await storageOf(join(home, 'cache')).objects.create(`remotes/${NAME}/${draft}/release.json`, '{}');
  await storage.objects.remove(`remotes/${NAME}/${version}`);
  await cache.hold({ remotes: [] });
  await removed(version);
  expect(await copies()).toEqual([draft]);
});

test('a release that was found in the store is fetched although the list is older', async () => {
  expect(await cache.holdOne(NAME, version)).toBe(true);
  const next = await publish('next');
  expect(await cache.holdOne(NAME, next)).toBe(false);
  await cache.holdPublished(NAME, next);
  expect(await cache.holdOne(NAME, next)).toBe(true);
});
