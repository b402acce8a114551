import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { collectGarbage } from '../maintenance/cleanStore.ts';
import { releaseHistory } from './releaseHistory.ts';
import { releaseStore } from './releaseStore.ts';
import { compress } from '../checks/compress.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-shell-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const by = 'ana';
const releasesDir = () => join(home, 'releases');
const pointer = () => JSON.parse(readFileSync(join(releasesDir(), 'document.json'), 'utf8'));

async function publishShell(text: string, platform?: string): Promise<string> {
  const dir = join(home, `shell-${text}`);
  builtShell(dir, text, platform === undefined ? {} : { platform });
  return (await releaseStore(home).publish(dir, 'shell')).release.version;
}

/** Writes the compressed copies of a release that was not published by this version. */
async function compressCopies(dir: string): Promise<void> {
  for (const file of readdirSync(dir).filter((name) => name !== 'release.json')) {
    const { br, gz } = await compress(readFileSync(join(dir, file)));
    writeFileSync(join(dir, `${file}.br`), br);
    writeFileSync(join(dir, `${file}.gz`), gz);
  }
}

async function publishBuild(text: string): Promise<string> {
  const dir = join(home, text);
  builtRemote(dir, text);
  return (await releaseStore(home).publish(dir, 'mfe-checkout')).release.version;
}

test('a shell is published, activated and rolled back like a remote', async () => {
  const [first, second] = [await publishShell('first'), await publishShell('second')];
  await releaseStore(home).activate('shell', first, { by });
  await releaseStore(home).activate('mfe-checkout', await publishBuild('first'), { by });
  await releaseStore(home).activate('shell', second, { by });
  expect(pointer()).toMatchObject({ shell: { version: second }, remotes: [{ name: 'mfe-checkout' }] });
  expect(await releaseStore(home).rollback('shell', { by })).toMatchObject({ version: first, was: second });
  expect(pointer()).toMatchObject({ shell: { version: first }, remotes: [{ name: 'mfe-checkout' }] });
});

test('a shell is rejected while an active remote needs another contract', async () => {
  await releaseStore(home).activate('shell', await publishShell('first'), { by });
  const remote = await publishBuild('first');
  await releaseStore(home).activate('mfe-checkout', remote, { by });
  await expect(
    releaseStore(home).activate('shell', await publishShell('next', '99.0.0'), { by }),
  ).rejects.toThrow(`mfe-checkout ${remote} needs platform contract ^5.0.0; the shell provides 99.0.0.`);
  expect(pointer().revision).toBe(2);
});

test('a shell with a new contract is activated together with its remotes, in one revision', async () => {
  const before = { shell: await publishShell('first'), remote: await publishBuild('first') };
  await releaseStore(home).activate('shell', before.shell, { by });
  await releaseStore(home).activate('mfe-checkout', before.remote, { by });
  const shell = await publishShell('next', '99.0.0');
  const dir = join(home, 'next');
  const { version } = builtRemote(dir, 'next', { contract: '^99.0.0' });
  await releaseStore(home).publish(dir, 'mfe-checkout');
  await expect(releaseStore(home).activate('mfe-checkout', version, { by })).rejects.toThrow(
    /needs platform/,
  );
  await releaseStore(home).activateTogether(
    [
      { name: 'shell', version: shell },
      { name: 'mfe-checkout', version: 'latest' },
    ],
    { by },
  );
  expect(pointer()).toMatchObject({ revision: 3, shell: { version: shell }, remotes: [{ version }] });
  expect(await releaseHistory(releasesDir())).toMatchObject([
    { revision: 3, name: 'shell', version: shell },
    { revision: 3, name: 'mfe-checkout', version },
    { revision: 2 },
    { revision: 1 },
  ]);
  await expect(releaseStore(home).rollback('shell', { by })).rejects.toThrow(/needs platform contract/);
  await releaseStore(home).rollbackTogether({ by });
  expect(pointer()).toMatchObject({
    revision: 4,
    shell: { version: before.shell },
    remotes: [{ version: before.remote }],
  });
  await expect(releaseStore(home).rollback('shell', { by })).rejects.toThrow('has no earlier release');
});

test('a shell is rejected when its contract differs from a published one by more than their versions say', async () => {
  const publishOffer = async (text: string, platform: string, keys: Record<string, string>) => {
    const offers = { modules: {}, types: {}, keys };
    builtShell(join(home, text), text, { platform, offers });
    return await releaseStore(home).publish(join(home, text), 'shell');
  };
  await publishOffer('first', '5.3.0', { 'toastText(saved)': '' });
  await publishOffer('same', '5.3.0', { 'toastText(saved)': '' });
  await publishOffer('more', '5.4.0', { 'toastText(saved)': '', 'toastText(sent)': '' });
  await expect(
    publishOffer('changed', '5.3.0', { 'toastText(saved)': '', 'paths.home': '' }),
  ).rejects.toThrow(
    'Platform contract 5.3.0 differs from the published 5.3.0:\n  paths.home is new\nRaise PLATFORM_VERSION in keys.ts to 5.4.0 or more.',
  );
  await expect(publishOffer('less', '5.5.0', { 'toastText(sent)': '' })).rejects.toThrow('to 6.0.0 or more');
  await publishOffer('major', '6.0.0', { 'toastText(sent)': '' });
});

test('a shell that was active lately is kept, and an old one deleted', async () => {
  const versions = [];
  for (const text of ['first', 'second', 'third', 'fourth']) versions.push(await publishShell(text));
  for (const version of versions.slice(1)) await releaseStore(home).activate('shell', version, { by });
  expect(await collectGarbage(releasesDir(), 30)).toEqual([]);
  expect(await collectGarbage(releasesDir(), 0)).toEqual(
    versions
      .slice(0, 2)
      .map((version) => ({ name: 'shell', version }))
      .toReversed(),
  );
});

test.each([
  ['another version', { react: '^20.0.0' }, 'needs react ^20.0.0; the shell provides 19.3.1.'],
  ['a module that is not shared', { vue: '^3.0.0' }, 'needs vue ^3.0.0; the shell provides none.'],
  ['an unknown list', undefined, 'does not list the shared modules that it needs.'],
])('a remote that needs %s of the shared modules is rejected', async (_what, requires, problem) => {
  const store = releaseStore(home);
  await store.activate('shell', await publishShell('first'), { by });
  builtRemote(join(home, 'remote'), 'first', { requires });
  await expect(store.publish(join(home, 'remote'), 'mfe-checkout')).rejects.toThrow(problem);
});

test('a shell of an older portal, which does not list its shared modules, is rejected', async () => {
  builtShell(join(home, 'old'), 'old', { provides: undefined, offers: undefined });
  await expect(releaseStore(home).publish(join(home, 'old'), 'shell')).rejects.toThrow(
    /does not list the shared modules that it provides. Build it again with this version of the portal/,
  );
});

test('beside an older shell, a remote is published for the newest one, and waits for its activation', async () => {
  const store = releaseStore(home);
  const old = builtShell(join(home, 'old'), 'old', { provides: undefined });
  cpSync(join(home, 'old'), join(releasesDir(), 'remotes/shell', old.version), { recursive: true });
  await compressCopies(join(releasesDir(), 'remotes/shell', old.version));
  await store.activate('shell', old.version, { by });
  await expect(publishBuild('first')).rejects.toThrow(
    /The active shell \w+ does not list .*portal publish shell --activate/,
  );
  const newest = await publishShell('second');
  const remote = await publishBuild('first');
  await store.activate('shell', newest, { by });
  await store.activate('mfe-checkout', remote, { by });
  expect(await store.rollback('shell', { by })).toMatchObject({ version: old.version });
  await publishBuild('second');
});

test('a shell is rejected while an active remote needs another version of a shared module', async () => {
  const store = releaseStore(home);
  await store.activate('shell', await publishShell('first'), { by });
  await store.activate('mfe-checkout', await publishBuild('first'), { by });
  builtShell(join(home, 'shell'), 'next', { provides: { react: '20.0.0' } });
  await store.publish(join(home, 'shell'), 'shell');
  await expect(store.activate('shell', 'latest', { by })).rejects.toThrow(
    'needs react ^19.3.1; the shell provides 20.0.0.',
  );
});
