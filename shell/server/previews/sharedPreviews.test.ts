import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../buildSite.ts';
import { buildKey, readBuild, writeBuild } from '../releases/serving/buildsElsewhere.ts';
import { collectGarbage } from '../releases/maintenance/cleanStore.ts';
import { active } from '../releases/checks/composition.ts';
import { createTeamToken } from '../releases/index.ts';
import { openReleaseStore, type ReleaseStore } from '../releases/publishing/releaseStore.ts';
import { builtRemote, builtShell } from '../releases/testing/builtRemote.ts';
import { localObjects } from '../storage/localObjects.ts';
import type { ReleaseStorage } from '../storage/releaseStorage.ts';
import { s3Objects } from '../storage/s3Objects.ts';
import { startS3, type TestS3 } from '../storage/testing/startS3.ts';
import { demoPage } from '../testing/siteFixture.ts';

const NAME = 'mfe-checkout';
const SITE_URL = 'http://localhost:3000';
const ELSEWHERE = 'http://localhost:3201';
const BASE_URL = `${ELSEWHERE}/mfe-checkout/`;

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => await s3.stop());

let home: string;
let prefix: string;
let store: ReleaseStore;
let sites: FastifyInstance[];
let runs = 0;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-previews-'));
  prefix = `previews-${Date.now()}-${(runs += 1)}`;
  store = openReleaseStore(storageOfServer());
  sites = [];
});
afterEach(async () => {
  for (const site of sites) await site.close();
  rmSync(home, { recursive: true });
});

/** Storage of another server: the same bucket and keys. */
const storageOfServer = (): ReleaseStorage => ({
  objects: s3Objects(s3.settings(prefix)),
  keysFile: join(home, 'release-keys.json'),
  pointerMoved: new Set(),
});

async function publish(text: string): Promise<RemoteRelease> {
  builtRemote(join(home, text), text);
  return (await store.publish(join(home, text), NAME)).release;
}

async function startSite(name: string): Promise<FastifyInstance> {
  const site = await buildSite({
    place: storageOfServer(),
    releasesDir: join(home, name),
    apiUrl: 'http://127.0.0.1:9',
    siteUrl: SITE_URL,
    connectTo: [],
    page: demoPage,
    secret: 'secret',
    previewOrigins: [ELSEWHERE],
  });
  sites.push(site);
  return site;
}

/** Creates a preview at one site. @returns the cookie of its link, opened at another site */
async function open(one: FastifyInstance, other: FastifyInstance, payload: object): Promise<string> {
  const { token } = await createTeamToken(store.place, { team: 'checkout', remotes: [NAME], days: 1 });
  const created = await one.inject({
    method: 'POST',
    url: `/api/_portal/${NAME}/previews`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  const { url } = created.json<{ url: string }>();
  const { cookies } = await other.inject(url.replace(SITE_URL, ''));
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

describe('a preview at a site whose store is in S3', () => {
  let live: RemoteRelease;
  let branch: RemoteRelease;
  beforeEach(async () => {
    live = await publish('live');
    builtShell(join(home, 'shell'), 'shell', { chunk: 'sign-in.1.js' });
    await store.publish(join(home, 'shell'), 'shell');
    await store.activate('shell', 'latest', { by: 'ana' });
    await store.activate(NAME, live.version, { by: 'ana' });
    branch = await publish('branch');
  });

  test('shows a published version at another server, which fetches its files from the store', async () => {
    const [one, other] = [await startSite('one'), await startSite('other')];
    const cookie = await open(one, other, { version: branch.version });
    const document = await other.inject({ url: '/plans', headers: { cookie } });
    expect(document.body).toContain(`Preview of ${NAME} ${branch.version.slice(0, 8)}`);
    const file = await other.inject(`/remotes/${NAME}/${branch.version}/plans.js`);
    expect([file.statusCode, file.body]).toEqual([200, '// branch']);
    expect((await other.inject('/plans')).body).not.toContain(branch.version);
  });

  test('shows a build at another origin, whose description is in the store and not on a disk', async () => {
    const [one, other] = [await startSite('one'), await startSite('other')];
    const cookie = await open(one, other, { release: branch, base_url: BASE_URL });
    const document = await other.inject({ url: '/plans', headers: { cookie } });
    expect(document.body).toContain(`"${BASE_URL}entry.js":"${branch.files[0]!.integrity}"`);
    expect(await storageOfServer().objects.list('previews')).toHaveLength(1);
    for (const disk of ['one', 'other'])
      expect(await localObjects(join(home, disk)).list('previews')).toEqual([]);
  });
});

describe('garbage collection', () => {
  const build = () => ({ ...active(builtRemote(join(home, 'dist'), 'branch')), base_url: BASE_URL });
  const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

  test.each([
    ['a folder', () => join(home, 'releases')],
    ['S3', storageOfServer],
  ])('deletes an expired preview of a build at another origin from %s', async (_, placeOf) => {
    const [place, expired, valid] = [placeOf(), build(), { ...build(), base_url: `${ELSEWHERE}/next/` }];
    await writeBuild(place, expired, inSeconds(-1));
    await writeBuild(place, valid, inSeconds(60));
    await collectGarbage(place, 30);
    await expect(readBuild(place, buildKey(expired))).rejects.toThrow('was deleted');
    expect(await readBuild(place, buildKey(valid))).toMatchObject({ base_url: valid.base_url });
  });

  test('keeps a build while any link to it is valid', async () => {
    const [place, built] = [storageOfServer(), build()];
    await writeBuild(place, built, inSeconds(60));
    await writeBuild(place, built, inSeconds(-1));
    await collectGarbage(place, 30);
    expect(await readBuild(place, buildKey(built))).toMatchObject({ name: NAME });
  });
});
