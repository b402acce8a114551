import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createEnvironment, listReleases, openReleaseStore } from '../../shell/server/releases/index.ts';
import { builtShell } from '../../shell/server/releases/testing/builtRemote.ts';
import { openPortalSite, type PortalSite } from './testing/openPortalSite.ts';
import type { ReleaseCalls } from './releaseCalls.ts';
import { status } from './storeCommands.ts';

let opened: PortalSite;
let { home, store, logged, build, team } = {} as PortalSite;
beforeEach(async () => {
  opened = await openPortalSite();
  ({ home, store, logged, build, team } = opened);
});
afterEach(async () => await opened.close());

const activate = async (portal: ReleaseCalls, version: string) =>
  await portal.activateTogether([{ name: 'mfe-checkout', version }], ana);

const ana = { by: 'ana', reason: 'new prices', commit: '0123abc' };

/** Publishes a shell, which the team does not own. @returns its version */
async function publishShell(): Promise<string> {
  const dir = join(home, 'shell');
  builtShell(dir);
  return (await openReleaseStore(store).publish(dir, 'shell')).release.version;
}

test('returns to an earlier version over HTTP, and shows what is live', async () => {
  const { portal } = await team();
  const versions = ['first', 'second', 'third'].map((text) => build(text));
  for (const { dir, version } of versions) {
    await portal.publish(dir, 'mfe-checkout');
    await activate(portal, version);
  }
  const [first, , third] = versions.map(({ version }) => version);
  await portal.rollback('mfe-checkout', { ...ana, reason: 'too slow', to: first });
  await publishShell();
  const problem = { route: '/plans', part: 'page', reason: 'It never ends.', isStuck: true } as const;
  opened.problems.report({ remote: 'mfe-checkout', version: third!, ...problem });
  opened.problems.report({ remote: 'mfe-gift-cards', version: third!, ...problem });
  expect(await portal.status()).toEqual([
    {
      name: 'mfe-checkout',
      version: first,
      activated: {
        at: expect.any(String),
        by: 'checkout-team/ana',
        reason: 'too slow',
        commit: '0123abc',
      },
      canary: null,
      newest: third,
      problems: [expect.objectContaining({ version: third, route: '/plans', count: 1 })],
    },
  ]);
  const text = 'page of /plans failed on the server';
  expect((await status(portal, undefined)).text).toContain(`1 × ${text} (${third}): It never ends.`);
  await expect(portal.rollback('mfe-checkout', { ...ana, to: third })).rejects.toThrow(
    'was not active before',
  );
});

test('deletes, cleans and checks the releases of the team only, and logs who and why', async () => {
  const { portal } = await team();
  const [first, second] = [build('first'), build('second')];
  for (const { dir } of [first, second]) await portal.publish(dir, 'mfe-checkout');
  await activate(portal, second.version);
  const foreign = await publishShell();
  logged.splice(0);

  const folder = (name: string, version: string) => join(store, 'remotes', name, version);
  for (const each of [folder('mfe-checkout', second.version), folder('shell', foreign)])
    rmSync(join(each, 'plans.js.br'));
  const why = { ...ana, reason: 'spring clean' };
  expect(await portal.diagnose({ ...why, isRepairing: false })).toMatchObject([{ can_be_repaired: true }]);
  expect(await portal.diagnose({ ...why, isRepairing: true })).toMatchObject([{ is_repaired: true }]);
  expect(await portal.diagnose({ ...why, isRepairing: true })).toEqual([]);

  const unpublish = async (version: string, days = 30) =>
    await portal.unpublish('mfe-checkout', { ...why, version, days });
  await expect(unpublish(second.version)).rejects.toThrow('is active');
  await expect(unpublish(first.version, 0)).rejects.toThrow('invalid');
  await unpublish(first.version);
  await portal.publish(first.dir, 'mfe-checkout');
  const old = new Date(Date.now() - 40 * 86_400_000);
  for (const each of [folder('mfe-checkout', first.version), folder('shell', foreign)])
    utimesSync(join(each, 'release.json'), old, old);
  const deleted = { name: 'mfe-checkout', version: first.version };
  expect(await portal.collectGarbage({ ...why, days: 30 })).toEqual([deleted]);
  expect((await listReleases(store)).map(({ name }) => name)).toEqual(['mfe-checkout', 'shell']);

  const origin = { team: 'checkout-team', person: 'ana', reason: 'spring clean', commit: '0123abc' };
  const log = logged.filter(({ msg }) => /deleted|repaired/.test(String(msg)));
  expect(log).toMatchObject(
    ['repaired', 'deleted', 'deleted'].map((did) => ({ ...origin, msg: `A team ${did} a release.` })),
  );
});

test('activates in an environment and promotes it, each team its own remotes', async () => {
  const { portal } = await team();
  const [live, next] = [build('live'), build('next')];
  for (const { dir } of [live, next]) await portal.publish(dir, 'mfe-checkout');
  await activate(portal, live.version);
  await createEnvironment(store, 'staging');
  await portal.activateIn('staging', [{ name: 'mfe-checkout', version: next.version }], ana);
  expect(await portal.environments()).toMatchObject([
    { environment: 'staging', releases: [{ version: next.version, by: 'checkout-team/ana' }] },
  ]);
  expect((await portal.linkEnvironment?.('staging', 2))?.url).toMatch(/^http:\/\/site\/api\/_preview\/./);
  const { portal: other } = await team(['mfe-public']);
  await expect(other.activateIn('staging', [{ name: 'mfe-checkout', version: 'live' }], ana)).rejects.toThrow(
    'This token is for mfe-public',
  );
  await expect(other.promote('staging', ana)).rejects.toThrow('this token may not activate');
  expect(await portal.promote('staging', ana)).toMatchObject([{ version: next.version, was: live.version }]);
  expect(logged).toContainEqual(
    expect.objectContaining({ msg: 'A team promoted a release of an environment.', person: 'ana' }),
  );
});
