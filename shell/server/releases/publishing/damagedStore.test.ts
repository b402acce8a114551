import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aShellRelease } from '../../testing/siteFixture.ts';
import { collectGarbage, unpublish } from '../maintenance/cleanStore.ts';
import { diagnoseStore, repairStore } from '../maintenance/diagnoseStore.ts';
import { createHistoryReader } from '../records/historyReader.ts';
import { createReleaseSource } from '../serving/releaseSource.ts';
import { builtRemote } from '../testing/builtRemote.ts';
import { releaseStatus } from './releaseStatus.ts';
import { releaseStore } from './releaseStore.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-damaged-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const releasesDir = () => join(home, 'releases');

async function publishBuild(text: string): Promise<string> {
  const dist = join(home, 'dist');
  builtRemote(dist, text);
  return (await releaseStore(home).publish(dist, 'mfe-checkout')).release.version;
}

const shell = () => {
  const shellDir = join(home, 'shell');
  mkdirSync(shellDir, { recursive: true });
  writeFileSync(join(shellDir, 'release.json'), JSON.stringify(aShellRelease()));
  return shellDir;
};
const served = async (shellDir: string) =>
  (await createReleaseSource({ shellDir, place: releasesDir() }).current()).document.remotes[0]?.version;

test.each([
  ['missing', () => rmSync(join(home, 'releases/document.json'))],
  ['truncated', () => writeFileSync(join(home, 'releases/document.json'), '{"revision":2,"rem')],
])('pages load the newest revision when the pointer is %s', async (_damage, damage) => {
  await releaseStore(home).activate('mfe-checkout', await publishBuild('first'), { by: 'ana' });
  const second = await publishBuild('second');
  await releaseStore(home).activate('mfe-checkout', second, { by: 'ana' });
  damage();
  expect(await served(shell())).toBe(second);
});

test.each<[damage: string, damage: (first: string) => void, expected: 'first' | 'second']>([
  ['the pointer is older', (first) => writeFileSync(join(home, 'releases/document.json'), first), 'second'],
  [
    'the newest revision is damaged, and the pointer is its copy',
    () => writeFileSync(join(home, 'releases/history/2.json'), '{'),
    'second',
  ],
  [
    'the pointer and the newest revision are damaged',
    () =>
      ['document.json', 'history/2.json'].forEach((path) => writeFileSync(join(releasesDir(), path), '{')),
    'first',
  ],
])('pages and status show the same release when %s', async (_what, damage, expected) => {
  const versions = { first: await publishBuild('first'), second: await publishBuild('second') };
  await releaseStore(home).activate('mfe-checkout', versions.first, { by: 'ana' });
  const pointer = readFileSync(join(releasesDir(), 'document.json'), 'utf8');
  await releaseStore(home).activate('mfe-checkout', versions.second, { by: 'ana' });
  const running = createReleaseSource({ shellDir: shell(), place: releasesDir() });
  await running.current();
  damage(pointer);
  const status = await releaseStatus(releasesDir());
  expect(await served(shell())).toBe(versions[expected]);
  expect((await running.current()).document.remotes[0]?.version).toBe(versions.second);
  expect(status[0]?.version).toBe(versions[expected]);
});

test('a damaged revision is skipped by pages, rollback and activation', async () => {
  const [first, second] = [await publishBuild('first'), await publishBuild('second')];
  for (const version of [first, second, first])
    await releaseStore(home).activate('mfe-checkout', version, { by: 'ana' });
  writeFileSync(join(home, 'releases/history/3.json'), '{"revi');
  rmSync(join(home, 'releases/document.json'));
  expect(await served(shell())).toBe(second);
  expect(await releaseStore(home).rollback('mfe-checkout', { by: 'ana' })).toMatchObject({
    version: first,
    revision: 4,
  });
});

test('reports that every revision is damaged', async () => {
  await releaseStore(home).activate('mfe-checkout', await publishBuild('first'), { by: 'ana' });
  for (const path of ['document.json', 'history/1.json']) writeFileSync(join(releasesDir(), path), '');
  await expect(releaseStore(home).document()).rejects.toThrow(/Every revision .* is damaged/);
});

describe.each<[damage: string, damage: (path: string) => void]>([
  ['damaged', (path) => writeFileSync(path, '{')],
  ['missing', rmSync],
])('when the newest revision is %s and the pointer is its copy', (_damage, damage) => {
  const NAME = 'mfe-checkout';
  const by = 'ana';
  const newest = () => join(releasesDir(), 'history/3.json');
  const reader = () => createHistoryReader(releasesDir());
  let store: ReturnType<typeof releaseStore>;
  let versions: string[];
  let running: ReturnType<typeof createHistoryReader>;
  beforeEach(async () => {
    store = releaseStore(home);
    versions = [];
    for (const text of ['first', 'second', 'third']) versions.push(await publishBuild(text));
    for (const version of versions) await store.activate(NAME, version, { by });
    running = reader();
    await running.read(() => false);
    damage(newest());
  });

  test('keeps the live release and the one before it', async () => {
    await expect(unpublish(releasesDir(), NAME, versions[2]!, 0)).rejects.toThrow('is active');
    expect(await collectGarbage(releasesDir(), 0)).toEqual([{ name: NAME, version: versions[0] }]);
  });

  test('status and dashboard show its change, and the dashboard names the damage', async () => {
    expect(await releaseStatus(releasesDir())).toMatchObject([{ version: versions[2], activated: { by } }]);
    for (const each of [running, reader()])
      expect(await each.read(() => false)).toMatchObject({
        revisions: [{ revision: 3 }, { revision: 2 }, { revision: 1 }],
        damaged: [3],
      });
  });

  test('rolls back to the release before, alone and together', async () => {
    expect(await store.rollback(NAME, { by })).toMatchObject({ version: versions[1], revision: 4 });
    expect(await store.rollbackTogether({ by })).toMatchObject([{ version: versions[2], revision: 5 }]);
  });

  test('is written back by the next change, which gets the next number, and by doctor', async () => {
    const problem = expect.stringContaining('Revision 3 of the release document is missing, damaged');
    const repaired = { problem, is_repaired: true, can_be_repaired: true };
    expect(await repairStore(await diagnoseStore(releasesDir()), true)).toEqual([repaired]);
    expect(JSON.parse(readFileSync(newest(), 'utf8'))).toMatchObject({ change: { version: versions[2] } });
    damage(newest());
    expect(await store.activate(NAME, versions[0]!, { by })).toMatchObject({ revision: 4 });
    expect(await reader().read(() => false)).toMatchObject({ revisions: { length: 4 }, damaged: [] });
  });
});
