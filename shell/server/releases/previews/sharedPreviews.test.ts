import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildKey, readBuild, writeBuild } from '../serving/buildsElsewhere.ts';
import { collectGarbage } from '../maintenance/cleanStore.ts';
import { active } from '../checks/composition.ts';
import { createTeamToken } from '../index.ts';
import { builtRemote } from '../testing/builtRemote.ts';
import { localObjects } from '../../platform/storage/localObjects.ts';
import { startS3, type TestS3 } from '../../platform/storage/testing/startS3.ts';
import { openSharedSites, type SharedSites } from '../../testing/sharedSites.ts';

const NAME = 'mfe-checkout';
const SITE_URL = 'http://localhost:3000';
const ELSEWHERE = 'http://localhost:3201';
const BASE_URL = `${ELSEWHERE}/mfe-checkout/`;

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => await s3.stop());

let shared: SharedSites;
beforeEach(() => {
  shared = openSharedSites(s3, { remote: NAME, siteUrl: SITE_URL, previewOrigins: [ELSEWHERE] });
});
afterEach(async () => await shared.close());

async function callAsTeam(site: FastifyInstance, path: string, payload: object) {
  const { token } = await createTeamToken(shared.storage, { team: 'checkout', remotes: [NAME], days: 1 });
  return await site.inject({
    method: 'POST',
    url: `/api/_portal/${NAME}${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
}

/** Creates a preview at one site. @returns the cookie of its link, opened at another site */
async function open(one: FastifyInstance, other: FastifyInstance, payload: object): Promise<string> {
  const { url } = (await callAsTeam(one, '/previews', payload)).json<{ url: string }>();
  const { cookies } = await other.inject(url.replace(SITE_URL, ''));
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

describe('a preview at a site whose store is in S3', () => {
  let live: RemoteRelease;
  let branch: RemoteRelease;
  beforeEach(async () => {
    live = await shared.publish('live');
    await shared.deployShell('shell', 'sign-in.1.js');
    await shared.store.activate(NAME, live.version, { by: 'ana' });
    branch = await shared.publish('branch');
  });

  test('shows a published version at another server, which fetches its files from the store', async () => {
    const [one, other] = [await shared.startSite('one'), await shared.startSite('other')];
    const cookie = await open(one, other, { version: branch.version });
    const document = await other.inject({ url: '/plans', headers: { cookie } });
    expect(document.body).toContain(`Preview of ${NAME} ${branch.version.slice(0, 8)}`);
    const file = await other.inject(`/remotes/${NAME}/${branch.version}/plans.js`);
    expect([file.statusCode, file.body]).toEqual([200, '// branch']);
    expect((await other.inject('/plans')).body).not.toContain(branch.version);
  });

  test('is deleted at another server when its branch ends', async () => {
    const [one, other] = [await shared.startSite('one'), await shared.startSite('other')];
    const cookie = await open(one, other, { version: branch.version, branch: 'feature' });
    const ended = await callAsTeam(other, '/previews/end', { branch: 'feature' });
    expect(ended.json()).toEqual({ deleted: [branch.version], kept: [] });
    const document = await one.inject({ url: '/plans', headers: { cookie } });
    expect(document.body).toContain(live.version);
    expect(document.body).not.toContain(branch.version);
  });

  test('shows a build at another origin, whose description is in the store and not on a disk', async () => {
    const [one, other] = [await shared.startSite('one'), await shared.startSite('other')];
    const cookie = await open(one, other, { release: branch, base_url: BASE_URL });
    const document = await other.inject({ url: '/plans', headers: { cookie } });
    expect(document.body).toContain(`"${BASE_URL}entry.js":"${branch.files[0]!.integrity}"`);
    expect(await shared.storage.objects.list('previews')).toHaveLength(1);
    for (const disk of ['one', 'other'])
      expect(await localObjects(join(shared.home, disk)).list('previews')).toEqual([]);
  });
});

describe('garbage collection', () => {
  const build = () => ({ ...active(builtRemote(join(shared.home, 'dist'), 'branch')), base_url: BASE_URL });
  const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

  test.each([
    ['a folder', () => join(shared.home, 'releases')],
    ['S3', () => shared.storage],
  ])('deletes an expired preview of a build at another origin from %s', async (_, placeOf) => {
    const [place, expired, valid] = [placeOf(), build(), { ...build(), base_url: `${ELSEWHERE}/next/` }];
    await writeBuild(place, expired, inSeconds(-1));
    await writeBuild(place, valid, inSeconds(60));
    await collectGarbage(place, 30);
    await expect(readBuild(place, buildKey(expired))).rejects.toThrow('was deleted');
    expect(await readBuild(place, buildKey(valid))).toMatchObject({ base_url: valid.base_url });
  });

  test('keeps a build while any link to it is valid', async () => {
    const [place, built] = [shared.storage, build()];
    await writeBuild(place, built, inSeconds(60));
    await writeBuild(place, built, inSeconds(-1));
    await collectGarbage(place, 30);
    expect(await readBuild(place, buildKey(built))).toMatchObject({ name: NAME });
  });
});
