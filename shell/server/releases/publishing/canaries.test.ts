import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { collectGarbage, unpublish } from '../maintenance/cleanStore.ts';
import { diagnoseStore } from '../maintenance/diagnoseStore.ts';
import { releaseHistory } from './releaseHistory.ts';
import { type ReleaseStore, releaseStore } from './releaseStore.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';

let home: string;
let store: ReleaseStore;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-canary-'));
  store = releaseStore(home);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const ana = { by: 'ana' };
const checkout = 'mfe-checkout';

async function publish(text: string, name = checkout, manifest = {}): Promise<string> {
  const dir = join(home, 'dist');
  const { manifest: built } = builtRemote(dir, text, { name });
  builtRemote(dir, text, { name, manifest: { ...built!, ...manifest } });
  return (await store.publish(dir, name)).release.version;
}

/** Activates a first release and publishes a second one. */
async function prepared(): Promise<[first: string, second: string]> {
  const first = await publish('first');
  await store.activate(checkout, first, ana);
  return [first, await publish('second')];
}

const served = async () => {
  const { remotes, canaries = [] } = await store.document();
  return {
    active: remotes.find(({ name }) => name === checkout)?.version,
    canaries: canaries.map(({ percent, release: { name, version } }) => ({ name, version, percent })),
  };
};

describe('a canary', () => {
  test('serves the newest release beside the active one, is raised, and is promoted', async () => {
    const [first, second] = await prepared();
    expect(await store.startCanary(checkout, { ...ana, percent: 10, reason: 'new card field' })).toEqual({
      name: checkout,
      version: second,
      active: first,
      percent: 10,
      revision: 2,
    });
    const [started] = (await store.document()).canaries ?? [];
    expect(started).not.toHaveProperty('percent_since');
    await publish('third');
    await store.startCanary(checkout, { ...ana, percent: 25 });
    expect(await served()).toEqual({
      active: first,
      canaries: [{ name: checkout, version: second, percent: 25 }],
    });
    const [raised] = (await store.document()).canaries ?? [];
    expect(raised).toMatchObject({ started_at: started?.started_at, percent_since: expect.any(String) });
    await store.startCanary(checkout, { ...ana, percent: 25 });
    expect((await store.document()).canaries).toEqual([raised]);
    expect(await store.promoteCanary(checkout, ana)).toMatchObject({ version: second, was: first });
    expect(await served()).toEqual({ active: second, canaries: [] });
    expect(await releaseHistory(store.place, checkout)).toMatchObject([
      { action: 'promote', version: second, was: first },
      { action: 'canary', version: second, percent: 25 },
      { action: 'canary', version: second, percent: 25 },
      { action: 'canary', version: second, percent: 10, by: 'ana', reason: 'new card field' },
      { action: 'activate', version: first },
    ]);
    expect((await releaseHistory(store.place))[0]).not.toHaveProperty('ended');
  });

  test('is aborted once, and only in the named version', async () => {
    const [first, second] = await prepared();
    await store.startCanary(checkout, { ...ana, percent: 10 });
    await expect(store.abortCanary(checkout, { ...ana, version: first })).rejects.toThrow(
      `The canary of mfe-checkout is ${second}, not ${first}`,
    );
    const aborts = await Promise.allSettled([1, 2, 3].map(() => store.abortCanary(checkout, ana)));
    expect(aborts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await served()).toEqual({ active: first, canaries: [] });
    await expect(store.promoteCanary(checkout, ana)).rejects.toThrow('mfe-checkout has no canary');
  });

  test.each([0, 100, 2.5, Number.NaN])('is refused for %p %%', async (percent) => {
    await prepared();
    await expect(store.startCanary(checkout, { ...ana, percent })).rejects.toThrow('from 1 to 99');
  });

  test.each([1, 99])('is accepted for %p %%', async (percent) => {
    const [, second] = await prepared();
    await store.startCanary(checkout, { ...ana, percent });
    expect((await served()).canaries).toEqual([{ name: checkout, version: second, percent }]);
  });

  test('is refused for the shell, the active release, a first release and an outdated revision', async () => {
    await expect(store.startCanary('shell', { ...ana, percent: 10 })).rejects.toThrow('The shell has no');
    const first = await publish('first');
    const start = (options = {}) => store.startCanary(checkout, { ...ana, percent: 10, ...options });
    await expect(start()).rejects.toThrow('is not active yet');
    await store.activate(checkout, first, ana);
    await expect(start()).rejects.toThrow('is active for all visitors');
    await publish('second');
    await expect(start({ expected: 0 })).rejects.toThrow('at revision 1, not 0');
  });

  test('is refused when it overlaps the canary of another remote', async () => {
    const claim = { trusted_types: ['card-form'] };
    const gifts = { routes: [{ path: '/plans/gifts', chunk: 'plans' }] };
    const publishGifts = async (text: string, manifest = {}) => {
      const dir = join(home, 'gifts');
      const { manifest: built } = builtRemote(dir, text);
      builtRemote(dir, text, {
        name: 'mfe-gift-cards',
        routes: [],
        manifest: { ...built!, ...gifts, ...manifest },
      });
      await store.publish(dir, 'mfe-gift-cards');
    };
    await prepared();
    await publishGifts('gifts');
    await store.activate('mfe-gift-cards', 'latest', ana);
    await publishGifts('more gifts', claim);
    await publish('third', checkout, claim);
    await store.startCanary(checkout, { ...ana, percent: 10 });
    await expect(store.startCanary('mfe-gift-cards', { ...ana, percent: 10 })).rejects.toThrow(
      'The Trusted Types policy "card-form" belongs to mfe-checkout.',
    );
  });
});

describe('while a canary runs', () => {
  test('a rollback or an activation of its remote ends it, and says so in the history', async () => {
    const [first, second] = await prepared();
    const third = await publish('third');
    await store.activate(checkout, second, ana);
    await store.startCanary(checkout, { ...ana, percent: 10, version: third });
    await store.rollback(checkout, ana);
    expect(await served()).toEqual({ active: first, canaries: [] });
    expect((await releaseHistory(store.place))[0]).toMatchObject({
      action: 'rollback',
      ended: [{ name: checkout, version: third }],
    });
  });

  test('activating the active release again keeps it', async () => {
    const [first, second] = await prepared();
    await store.startCanary(checkout, { ...ana, percent: 10 });
    await store.activate(checkout, first, ana);
    expect((await served()).canaries).toEqual([{ name: checkout, version: second, percent: 10 }]);
  });

  test('a shell that it does not fit ends it and is activated', async () => {
    const build = async (platform: string) => {
      builtShell(join(home, 'shell'), platform, { platform });
      await store.publish(join(home, 'shell'), 'shell');
    };
    await build('5.4.0');
    await store.activate('shell', 'latest', ana);
    await prepared();
    builtRemote(join(home, 'dist'), 'needs more', { contract: '^5.4.0' });
    await store.publish(join(home, 'dist'), checkout);
    await store.startCanary(checkout, { ...ana, percent: 10 });
    await build('5.3.0');
    await store.activate('shell', 'latest', ana);
    expect((await served()).canaries).toEqual([]);
  });

  test('"rollback all" has nothing to take back when the newest activation was a first one', async () => {
    await prepared();
    await expect(store.rollbackTogether(ana)).rejects.toThrow('The newest revision replaced no release');
  });

  test('"rollback all" takes back the newest activation, not the canary', async () => {
    const [first, second] = await prepared();
    await store.activate(checkout, second, ana);
    await publish('third');
    await store.startCanary(checkout, { ...ana, percent: 10 });
    expect(await store.rollbackTogether(ana)).toMatchObject([{ version: first, was: second }]);
  });

  test('its files are neither collected nor unpublished nor repaired away', async () => {
    const [, second] = await prepared();
    await store.startCanary(checkout, { ...ana, percent: 10 });
    expect(await collectGarbage(store.place, 0)).toEqual([]);
    await expect(unpublish(store.place, checkout, second, 0)).rejects.toThrow('is active');
    rmSync(join(store.place as string, 'remotes', checkout, second, 'plans.js'));
    const [finding] = await diagnoseStore(store.place);
    expect(finding).toEqual({ problem: expect.stringContaining('activate another release at once') });
  });
});
