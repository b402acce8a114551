import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ReleaseError } from '../records/releaseError.ts';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { listReleases } from './releaseHistory.ts';
import { checkBootOnce, type JourneyResult, readBootRecord } from './bootRecords.ts';
import type { PublishOptions } from './publishRelease.ts';
import { type ReleaseStore, releaseStore } from './releaseStore.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';

const NAME = 'mfe-checkout';
const by = 'ana';

let home: string;
let store: ReleaseStore;
/** Versions that were checked: of the shell and of the remote, and the names of the changed releases. */
let checks: [shell: string, remote: string | undefined, changed: string[]][];
let failure: ReleaseError | undefined;
let journeys: JourneyResult[];
let during: () => Promise<unknown>;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-boot-'));
  checks = [];
  failure = undefined;
  journeys = [];
  during = async () => undefined;
  store = releaseStore(home, {
    async checkBoot({ shell, document }, changed) {
      checks.push([shell.version, document.remotes[0]?.version, changed]);
      await during();
      if (failure) throw failure;
      const pages = document.remotes.map(({ name }) => ({ remote: name, pattern: '/plans', role: null }));
      return { pages, journeys };
    },
  });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function publish(text: string, options?: PublishOptions): Promise<string> {
  builtRemote(join(home, 'dist'), text);
  return (await store.publish(join(home, 'dist'), NAME, 'first', options)).release.version;
}

async function activateShell(text = 'first'): Promise<string> {
  builtShell(join(home, 'shell'), text);
  await store.publish(join(home, 'shell'), 'shell');
  return (await store.activate('shell', 'latest', { by })).version;
}

test('a release is checked when it is published, and not again when it is activated', async () => {
  const shell = await activateShell();
  const first = await publish('first');
  expect(checks).toEqual([
    [shell, undefined, ['shell']],
    [shell, first, [NAME]],
  ]);
  await store.activate(NAME, first, { by });
  await publish('first');
  expect(checks).toHaveLength(2);
});

test('a release is checked with the releases it will be served with, once per shell', async () => {
  const shell = await activateShell();
  const first = await publish('first');
  await store.activate(NAME, first, { by });
  await store.activate(NAME, first, { by });
  const second = await publish('second');
  await store.activate(NAME, second, { by });
  await store.rollback(NAME, { by });
  await store.activate(NAME, second, { by });
  const other = await activateShell('second');
  expect(checks).toEqual([
    [shell, undefined, ['shell']],
    [shell, first, [NAME]],
    [shell, second, [NAME]],
    [other, second, ['shell']],
  ]);
});

test('a passed check records the journeys that it took', async () => {
  const shell = await activateShell();
  journeys = [{ remote: 'mfe-public', name: 'Plans', outcome: 'flaky' }];
  const version = await publish('first');
  const checked = { name: NAME, version, shell: { version: shell } };
  expect(await readBootRecord(storageOf(store.place), checked)).toMatchObject({ journeys });
});

test('a rejected release is not published', async () => {
  await activateShell();
  const first = await publish('first');
  failure = new ReleaseError('The boot check failed.');
  await expect(publish('second')).rejects.toThrow(failure);
  expect(await listReleases(store.place)).toMatchObject([{ version: first }, { name: 'shell' }]);
  failure = undefined;
  await publish('second');
  expect(await listReleases(store.place)).toHaveLength(3);
});

test('the pages of a preview are checked when it is activated', async () => {
  await activateShell();
  const version = await publish('first', { isPreview: true });
  expect(checks).toHaveLength(1);
  await store.activate(NAME, version, { by });
  expect(checks).toHaveLength(2);
});

test('a release that was checked before depends on no revision', async () => {
  await activateShell();
  const first = await publish('first');
  const second = await publish('second');
  for (const version of [first, second]) await store.activate(NAME, version, { by });
  const next = await store.document();
  const change = { current: { remotes: [] }, next, releases: next.remotes };
  const checkAgain = async (): Promise<never> => await Promise.reject(new Error('It is checked again.'));
  expect(await checkBootOnce(storageOf(join(home, 'releases')), change, checkAgain)).toBe(false);
});

test('a shell that was checked before is checked with the remotes activated since', async () => {
  const shell = await activateShell();
  await store.activate(NAME, await publish('first'), { by });
  const other = await activateShell('second');
  const second = await publish('second');
  await store.activate(NAME, second, { by });
  checks = [];
  await store.activate('shell', shell, { by });
  await store.activate('shell', other, { by });
  expect(checks).toEqual([[shell, second, [NAME]]]);
});

test('a release that fails is neither activated nor served to a canary, and is checked again', async () => {
  await activateShell();
  await store.activate(NAME, await publish('first'), { by });
  const second = await publish('second', { isPreview: true });
  failure = new ReleaseError('The boot check failed.');
  await expect(store.activate(NAME, second, { by })).rejects.toThrow(failure);
  await expect(store.startCanary(NAME, { by, percent: 10 })).rejects.toThrow(failure);
  expect((await store.document()).revision).toBe(2);
  failure = undefined;
  expect(await store.startCanary(NAME, { by, percent: 10 })).toMatchObject({ version: second });
  await store.promoteCanary(NAME, { by });
  expect(checks).toHaveLength(5);
});

test('a release that another process activates during its check is kept although the check fails', async () => {
  await activateShell();
  failure = new ReleaseError('The boot check failed.');
  const other = releaseStore(home, { checkBoot: async () => ({ pages: [] }) });
  during = async () => await other.activate(NAME, 'latest', { by });
  await expect(publish('first')).rejects.toThrow(failure);
  const [active] = (await store.document()).remotes;
  expect(active?.name).toBe(NAME);
  expect(await listReleases(store.place)).toContainEqual(
    expect.objectContaining({ name: NAME, version: active?.version }),
  );
});

describe('a release whose process ended during the check', () => {
  let version: string;
  beforeEach(async () => {
    await activateShell();
    await store.activate(NAME, await publish('first'), { by });
    version = builtRemote(join(home, 'dist'), 'second').version;
    const { promise: started, resolve } = Promise.withResolvers<void>();
    during = async () => {
      resolve();
      await new Promise<never>(() => {});
    };
    void store.publish(join(home, 'dist'), NAME);
    await started;
    during = async () => undefined;
  });

  const refusal = () => `The boot check of ${NAME} ${version} has not ended.`;

  test('is refused by a process that checks nothing', async () => {
    const unchecked = releaseStore(home);
    await expect(unchecked.activate(NAME, version, { by })).rejects.toThrow(refusal());
    await expect(unchecked.startCanary(NAME, { by, percent: 10 })).rejects.toThrow(refusal());
    await store.publish(join(home, 'dist'), NAME);
    expect(await unchecked.activate(NAME, version, { by })).toMatchObject({ version });
  });

  test('is checked when it is activated', async () => {
    checks = [];
    failure = new ReleaseError('The boot check failed.');
    await expect(store.activate(NAME, version, { by })).rejects.toThrow(failure);
    failure = undefined;
    expect(await store.activate(NAME, version, { by })).toMatchObject({ version });
    expect(checks).toHaveLength(2);
    await store.rollback(NAME, { by });
    expect(await releaseStore(home).activate(NAME, version, { by })).toMatchObject({ version });
  });

  test('is deleted when it is published again and fails', async () => {
    failure = new ReleaseError('The boot check failed.');
    await expect(store.publish(join(home, 'dist'), NAME)).rejects.toThrow(failure);
    await expect(store.activate(NAME, version, { by })).rejects.toThrow('is not published');
  });
});

test('an activation during the check is not overwritten', async () => {
  await activateShell();
  const first = await publish('first', { isPreview: true });
  const second = await publish('second', { isPreview: true });
  during = async () => await releaseStore(home).activate(NAME, second, { by });
  await expect(store.activate(NAME, first, { by })).rejects.toThrow('is at revision 2, not 1');
  expect((await store.document()).remotes).toMatchObject([{ version: second }]);
});

test('a passed check is recorded with its pages, for the release and for a new shell', async () => {
  const shell = { version: await activateShell() };
  const version = await publish('first');
  await store.activate(NAME, version, { by });
  const pages = [{ remote: NAME, pattern: '/plans', role: null }];
  const record = async (name: string, of: string) =>
    await readBootRecord(storageOf(store.place), { name, version: of, shell });
  expect(await record(NAME, version)).toEqual({ at: expect.any(String), pages, journeys });
  expect(await record('shell', shell.version)).toMatchObject({ pages: [] });
  expect(await record(NAME, '0000000000000000')).toBeUndefined();
  await storageOf(store.place).objects.replace(`checks/${NAME}.${version}.${shell.version}`, '{"at":');
  expect(await record(NAME, version)).toBeUndefined();
});
