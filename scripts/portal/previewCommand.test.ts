import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aManifest } from '@cpa/shared/testing/builders';
import { createPreviewTokens } from '../../shell/server/releases/previews/previewToken.ts';
import {
  collectGarbage,
  openReleaseStore,
  readRelease,
  releaseHistory,
} from '../../shell/server/releases/index.ts';
import { builtRemote } from '../../shell/server/releases/testing/builtRemote.ts';
import { compose } from './composeCommand.ts';
import { preview } from './previewCommand.ts';
import { localCalls, type ReleaseCalls } from './releaseCalls.ts';
import { publish } from './releaseCommands.ts';
import { openPortalSite, type PortalSite } from './testing/openPortalSite.ts';

let opened: PortalSite;
let { home, store, build, team, logged } = {} as PortalSite;
beforeEach(async () => {
  opened = await openPortalSite();
  ({ home, store, build, team, logged } = opened);
});
afterEach(async () => await opened.close());

const ana = { by: 'ana' };

test('creates the link of a preview, for the newest or a given version and for a local build', async () => {
  const { portal } = await team();
  const [first, second] = [build('first'), build('second')];
  for (const { dir } of [first, second]) await portal.publish(dir, 'mfe-checkout');
  const { text } = await preview(portal, 'mfe-checkout', { days: 7 });
  expect(text).toContain(`Preview of mfe-checkout ${second.version} until `);
  const [, token = ''] = /http:\/\/site\/api\/_preview\/(\S+)$/.exec(text) ?? [];
  expect(createPreviewTokens('secret').verify(token)).toMatchObject({
    remote: 'mfe-checkout',
    build: second.version,
  });
  const earlier = await preview(portal, 'mfe-checkout', { of: first.version, days: 7 });
  expect(earlier.data).toMatchObject({ version: first.version });
  const release = await readRelease(second.dir, 'mfe-checkout');
  const local = { days: 1, release, base_url: 'http://localhost:3200/' };
  expect(await portal.createPreview?.('mfe-checkout', local)).toMatchObject({ version: second.version });
  expect(await releaseHistory(store)).toEqual([]);
  expect(logged.filter(({ msg }) => msg === 'A team created a preview.')).toMatchObject(
    [second, first, second].map(({ version }) => ({
      team: 'checkout-team',
      remote: 'mfe-checkout',
      version,
    })),
  );
  expect(logged.find(({ msg }) => msg === 'A team created a preview.')?.['person']).toBeTruthy();
});

test('creates the link of a composition of remotes that belong to the team', async () => {
  const { portal } = await team(['mfe-checkout', 'mfe-public']);
  const { dir, version } = build('first');
  await portal.publish(dir, 'mfe-checkout');
  const manifest = aManifest({ routes: [{ path: '/deals', chunk: 'plans' }] });
  const routes = [{ path: '/deals', scripts: ['plans.js'], styles: ['plans.css'] }];
  const other = builtRemote(join(home, 'deals'), 'deals', {
    name: 'mfe-public',
    container: 'mfe_public',
    manifest,
    routes,
  });
  await openReleaseStore(store).publish(join(home, 'deals'), 'mfe-public', 'all');
  const list = `mfe-checkout@${version}, mfe-public@${other.version}`;
  const { text } = await compose(portal, { with: list, days: 7 });
  expect(text).toContain(`with mfe-public ${other.version}`);
  const [, token = ''] = /http:\/\/site\/api\/_preview\/(\S+)/.exec(text) ?? [];
  expect(createPreviewTokens('secret').verify(token)).toMatchObject({
    remote: 'mfe-checkout',
    others: [{ name: 'mfe-public', version: other.version }],
  });
  const { portal: foreign } = await team();
  await expect(compose(foreign, { with: list, days: 7 })).rejects.toThrow('not for mfe-public');
  await expect(compose(portal, { with: 'mfe-checkout', days: 7 })).rejects.toThrow('Write remotes as');
});

test('creates no preview without a site', async () => {
  const calls = localCalls(openReleaseStore(store));
  await calls.publish(build('first').dir, 'mfe-checkout');
  await expect(preview(calls, 'mfe-checkout', { days: 7 })).rejects.toThrow('Set PORTAL_URL');
});

describe('previews of a branch', () => {
  const of = 'latest';
  const branch = 'feature/gift cards';
  const versionsOf = async (portal: ReleaseCalls) => (await portal.list()).map(({ version }) => version);

  async function publishFor(portal: ReleaseCalls, text: string, name = branch): Promise<string> {
    const { dir, version } = build(text);
    await publish(portal, 'mfe-checkout', { dir, preview: true, branch: name });
    return version;
  }
  const end = async (portal: ReleaseCalls, name = branch) =>
    (await preview(portal, 'mfe-checkout', { of, days: 7, end: name })).text;

  test('are deleted together', async () => {
    const { portal } = await team();
    const [first, second] = [await publishFor(portal, 'first'), await publishFor(portal, 'second')];
    const other = await publishFor(portal, 'third', 'other');
    const text = await end(portal);
    for (const version of [first, second]) expect(text).toContain(`mfe-checkout ${version} is deleted.`);
    expect(await versionsOf(portal)).toEqual([other]);
    expect(await end(portal)).toBe(`mfe-checkout has no preview of ${branch}.`);
  });

  test('are kept when they are or were active, a canary, on another branch, or published again', async () => {
    const { portal } = await team();
    const wasActive = await publishFor(portal, 'first');
    const active = await publishFor(portal, 'second');
    for (const version of [wasActive, active])
      await portal.activateTogether([{ name: 'mfe-checkout', version }], ana);
    const canary = await publishFor(portal, 'third');
    await portal.startCanary('mfe-checkout', { ...ana, percent: 10, version: canary });
    const shared = await publishFor(portal, 'fourth');
    await publishFor(portal, 'fourth', 'other');
    const merged = await publishFor(portal, 'fifth');
    await portal.publish(join(home, 'fifth'), 'mfe-checkout');
    expect(await end(portal, 'other')).toBe(`mfe-checkout ${shared} is in use and was kept.`);
    const text = await end(portal);
    for (const version of [wasActive, active, canary, shared, merged])
      expect(text).toContain(`mfe-checkout ${version} is in use and was kept.`);
    expect(await versionsOf(portal)).toHaveLength(5);
  });

  test('leave no record after the releases were deleted', async () => {
    const { portal } = await team();
    await publishFor(portal, 'first');
    await collectGarbage(store, -1);
    expect(await versionsOf(portal)).toEqual([]);
    expect(readdirSync(join(store, 'branches/mfe-checkout'))).toEqual([]);
  });

  test('are not deleted with the token of another team', async () => {
    const { portal } = await team();
    const version = await publishFor(portal, 'first');
    const { portal: other } = await team(['mfe-gift-cards']);
    await expect(end(other)).rejects.toThrow('This token is for mfe-gift-cards, not for mfe-checkout');
    expect(await versionsOf(portal)).toEqual([version]);
  });
});
