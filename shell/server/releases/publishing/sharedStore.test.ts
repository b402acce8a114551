import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { openReleaseStorage } from '../../platform/storage/openReleaseStorage.ts';
import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import { startS3, type TestS3 } from '../../platform/storage/testing/startS3.ts';
import { openSharedSites, type SharedSites } from '../../testing/sharedSites.ts';
import { collectGarbage, unpublish } from '../maintenance/cleanStore.ts';
import { diagnoseStore } from '../maintenance/diagnoseStore.ts';
import { listReleases, releaseHistory } from './releaseHistory.ts';
import { openReleaseStore, type ReleaseStore } from './releaseStore.ts';
import { rotateKey } from '../maintenance/rotateKeys.ts';

const NAME = 'mfe-checkout';
const by = 'ana';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => await s3.stop());

let shared: SharedSites;
let home: string;
let prefix: string;
let store: ReleaseStore;
let storage: ReleaseStorage;
beforeEach(() => {
  shared = openSharedSites(s3, { remote: NAME, siteUrl: 'http://localhost:3000' });
  ({ home, prefix, store, storage } = shared);
});
afterEach(async () => await shared.close());

const publish = async (text: string): Promise<string> => (await shared.publish(text)).version;

const revisionOf = async (site: FastifyInstance): Promise<number> =>
  (await site.inject('/api/_release')).json<{ revision: number }>().revision;

describe('a release store in S3', () => {
  test('publishes, activates, rolls back and reports each change', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    expect(await publish('second')).toBe(second);
    await store.activate(NAME, first, { by });
    expect(await store.activate(NAME, 'latest', { by })).toMatchObject({ version: second, was: first });
    expect(await store.rollback(NAME, { by })).toMatchObject({ version: first, revision: 3 });
    expect(await releaseHistory(storage)).toMatchObject([
      { action: 'rollback', version: first },
      { action: 'activate', version: second },
      { action: 'activate', version: first },
    ]);
    expect((await listReleases(storage)).map(({ version }) => version)).toEqual([second, first]);
    expect(await diagnoseStore(storage)).toEqual([]);
  });

  test('loses none of eight activations at once from several servers', async () => {
    const versions = [await publish('first'), await publish('second')];
    const activations = Array.from({ length: 8 }, async (_, index) =>
      openReleaseStore(shared.storageOfServer()).activate(NAME, versions[index % 2]!, {
        by: `server ${index}`,
      }),
    );
    await Promise.all(activations);
    const history = await releaseHistory(storage);
    expect(history.map(({ revision }) => revision)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(history.map((change) => change.by)).size).toBe(8);
    expect(await diagnoseStore(storage)).toEqual([]);
  });

  test('rebuilds a damaged pointer and skips a damaged revision', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    for (const version of [first, second, first]) await store.activate(NAME, version, { by });
    await storage.objects.replace('document.json', '{"revi');
    await storage.objects.replace('history/3.json', '{"revi');
    expect(await store.document()).toMatchObject({ revision: 2, remotes: [{ version: second }] });
    expect(await store.rollback(NAME, { by })).toMatchObject({ version: first, revision: 4 });
    for (const { repair } of await diagnoseStore(storage)) await repair?.();
    expect(await diagnoseStore(storage)).toEqual([]);
  });

  test('refuses to activate a tampered file and a tampered compressed copy', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    await storage.objects.replace(`remotes/${NAME}/${first}/plans.js`, '// tampered');
    await storage.objects.replace(`remotes/${NAME}/${second}/plans.js.br`, 'tampered');
    await expect(store.activate(NAME, first, { by })).rejects.toThrow('its hash differs');
    await expect(store.activate(NAME, second, { by })).rejects.toThrow('plans.js.br');
  });

  test('signs revisions, and refuses one that was changed in the bucket', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    await rotateKey(storage);
    await store.activate(NAME, first, { by });
    await store.activate(NAME, second, { by });
    for (const [path, revision] of [
      ['history/2.json', 2],
      ['document.json', 1],
    ] as const) {
      const signed = await storage.objects.read(path);
      await storage.objects.replace(path, signed!.content.toString().replace('"ana"', '"eve"'));
      expect(await store.document()).toMatchObject({ revision, change: { by } });
    }
  });

  test('deletes a release and collects old ones', async () => {
    const versions = [];
    for (const text of ['first', 'second', 'third', 'fourth']) versions.push(await publish(text));
    const [first, second, third, fourth] = versions as [string, string, string, string];
    for (const version of [second, third, fourth]) await store.activate(NAME, version, { by });
    await unpublish(storage, NAME, first, 30);
    await expect(unpublish(storage, NAME, fourth, 30)).rejects.toThrow('is active');
    expect(await collectGarbage(storage, 0)).toEqual([{ name: NAME, version: second }]);
    expect((await storage.objects.list(`remotes/${NAME}`)).toSorted()).toEqual([third, fourth].toSorted());
  });
});

describe('site servers on one store in S3', () => {
  test('detect an activation and a rollback, and serve the files from copies on their disks', async () => {
    const first = await publish('first');
    await shared.deployShell('shell', 'sign-in.1.js');
    await store.activate(NAME, first, { by });
    const [one, other] = [await shared.startSite('one'), await shared.startSite('other')];
    for (const site of shared.sites) {
      expect(await revisionOf(site)).toBe(2);
      expect((await site.inject('/health/ready')).statusCode).toBe(200);
      expect((await site.inject(`/remotes/${NAME}/${first}/plans.js`)).body).toBe('// first');
      expect((await site.inject('/assets/sign-in.1.js')).statusCode).toBe(200);
      expect((await site.inject('/plans')).body).toContain(first);
    }
    const second = await publish('second');
    await store.activate(NAME, second, { by });
    for (const site of [one, other]) {
      while ((await revisionOf(site)) !== 3);
      expect((await site.inject('/plans')).body).toContain(second);
      const headers = { 'accept-encoding': 'br' };
      expect(
        (await site.inject({ url: `/remotes/${NAME}/${second}/plans.js`, headers })).headers,
      ).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    await store.rollback(NAME, { by });
    while ((await revisionOf(one)) !== 4);
    expect((await one.inject('/plans')).body).toContain(first);
  });

  test('serve an open page the files of its earlier releases, also after the disk was lost', async () => {
    const first = await publish('first');
    await shared.deployShell('shell 1', 'sign-in.1.js');
    await store.activate(NAME, first, { by });
    await shared.deployShell('shell 2', 'sign-in.2.js');
    await store.activate(NAME, await publish('second'), { by });
    const site = await shared.startSite('fresh');
    expect(existsSync(join(home, 'fresh/remotes', NAME, first))).toBe(false);
    expect((await site.inject(`/remotes/${NAME}/${first}/plans.js`)).body).toBe('// first');
    expect((await site.inject('/assets/sign-in.1.js')).statusCode).toBe(200);
    expect((await site.inject(`/remotes/${NAME}/0123456789abcdef/plans.js`)).statusCode).toBe(404);
  });

  test('keep serving the release before one whose files were tampered with after its activation', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    await shared.deployShell('shell', 'sign-in.1.js');
    await store.activate(NAME, first, { by });
    const site = await shared.startSite('one');
    expect(await revisionOf(site)).toBe(2);
    await store.activate(NAME, second, { by });
    await storage.objects.replace(`remotes/${NAME}/${second}/plans.js.br`, 'tampered');
    expect((await site.inject('/plans')).body).toContain(first);
    expect((await site.inject(`/remotes/${NAME}/${second}/plans.js`)).statusCode).toBe(404);
  });

  test('refuse a compressed copy of the same text that the release document does not name', async () => {
    const [first, second] = [await publish('first'), await publish('second')];
    await shared.deployShell('shell', 'sign-in.1.js');
    await store.activate(NAME, first, { by });
    const site = await shared.startSite('one');
    expect(await revisionOf(site)).toBe(2);
    await store.activate(NAME, second, { by });
    const { compressed } = await store.document();
    expect(Object.keys(compressed?.[`${NAME}/${second}`] ?? {})).toEqual(
      ['entry.js', 'module.js', 'plans.js', 'plans.css'].flatMap((path) => [`${path}.br`, `${path}.gz`]),
    );
    const copy = gzipSync('// second', { level: 0 });
    await storage.objects.replace(`remotes/${NAME}/${second}/plans.js.gz`, copy);
    expect((await site.inject('/plans')).body).toContain(first);
    expect((await site.inject(`/remotes/${NAME}/${second}/plans.js`)).statusCode).toBe(404);
  });

  test('count the visitors and failures of a canary together', async () => {
    await shared.deployShell('shell', 'sign-in.1.js');
    await store.activate(NAME, await publish('first'), { by });
    await publish('second');
    await store.startCanary(NAME, { by, percent: 50 });
    const [one, other] = [await shared.startSite('one'), await shared.startSite('other')];
    const visits = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        (index % 2 === 0 ? one : other).inject({ url: '/plans', headers: { 'sec-fetch-mode': 'navigate' } }),
      ),
    );
    expect(new Set(visits.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // Visitors are counted in the background, at the latest when the server stops.
    await Promise.all([one.close(), other.close()]);
    const logs = await storage.objects.list('figures');
    expect(logs).toHaveLength(1);
    const parts = await storage.objects.list(`figures/${logs[0]}`);
    const lines = await Promise.all(
      parts.map(async (part) =>
        (await storage.objects.read(`figures/${logs[0]}/${part}`))!.content.toString(),
      ),
    );
    expect(lines.join('').trim().split('\n')).toHaveLength(20);
  });
});

test('the store is chosen by settings', async () => {
  const env = { ...s3.env, RELEASE_STORE: `s3://releases/${prefix}` };
  const { place, releasesDir } = await openReleaseStorage(env, home);
  expect(releasesDir).toBe(join(home, 'release-cache'));
  const version = await publish('first');
  expect(await openReleaseStore(place).activate(NAME, version, { by })).toMatchObject({ version });
  expect((await store.document()).revision).toBe(1);
  expect(await openReleaseStorage({}, home)).toEqual({
    place: join(home, 'releases'),
    releasesDir: join(home, 'releases'),
  });
  await expect(openReleaseStorage({ RELEASE_STORE: 'https://x' }, home)).rejects.toThrow(
    'RELEASE_STORE must be',
  );
  await expect(openReleaseStorage({ ...env, RELEASE_STORE_SECRET: '' }, home)).rejects.toThrow('Set both');
});
