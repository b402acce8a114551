import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { releaseStore } from './releaseStore.ts';
import { builtRemote } from './testing/builtRemote.ts';

let home: string;
let dist: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-store-'));
  dist = join(home, 'dist');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const pointer = () => JSON.parse(readFileSync(join(home, 'releases/document.json'), 'utf8'));

async function publishBuild(text: string): Promise<string> {
  builtRemote(dist, text);
  return (await releaseStore(home).publish(dist, 'mfe-checkout')).release.version;
}

describe('publishing a remote', () => {
  test('takes every file in, with a compressed copy beside each text', async () => {
    const version = await publishBuild('first');
    const folder = join(home, 'releases/remotes/mfe-checkout', version);
    expect(readFileSync(join(folder, 'plans.js'), 'utf8')).toBe('// first');
    expect(brotliDecompressSync(readFileSync(join(folder, 'plans.js.br'))).toString()).toBe('// first');
    expect(existsSync(join(folder, 'plans.css.gz'))).toBe(true);
  });

  test('changes nothing when the same build is published again', async () => {
    await publishBuild('first');
    const again = await releaseStore(home).publish(dist, 'mfe-checkout');
    expect(again.isNew).toBe(false);
    expect(await releaseStore(home).list()).toHaveLength(1);
  });

  test('does not show to visitors what is only published', async () => {
    await publishBuild('first');
    expect((await releaseStore(home).document()).remotes).toEqual([]);
  });

  test('refuses a build that lacks one of its files', async () => {
    builtRemote(dist);
    rmSync(join(dist, 'plans.css'));
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(
      /lacks its file plans\.css/,
    );
  });

  test('refuses a file that is not what the build made', async () => {
    builtRemote(dist);
    writeFileSync(join(dist, 'plans.js'), '// somebody was here');
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(/its hash differs/);
    expect(await releaseStore(home).list()).toEqual([]);
  });

  test('refuses a release.json that was edited after the build', async () => {
    builtRemote(dist, 'first', { version: '0123456789abcdef' });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(/changed after the build/);
  });

  test('refuses a remote that needs another platform contract than the shell provides', async () => {
    builtRemote(dist, 'first', { contract: '^99.0.0' });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(
      /needs platform contract \^99\.0\.0/,
    );
  });

  test('refuses a route whose files are not in the build', async () => {
    builtRemote(dist, 'first', { routes: [{ path: '/cart', scripts: ['cart.js'], styles: [] }] });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(/needs cart\.js/);
  });

  test('says how to build what is not built', async () => {
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(
      /npm run build -w mfe-checkout/,
    );
  });
});

describe('activating a release', () => {
  test('lets pages be born with it, and names its files and its mirror', async () => {
    const version = await publishBuild('first');
    await releaseStore(home).activate('mfe-checkout', 'latest');
    expect(pointer()).toMatchObject({
      revision: 1,
      remotes: [
        {
          version,
          base_url: `/remotes/mfe-checkout/${version}/`,
          mirror_urls: [`/remotes-mirror/mfe-checkout/${version}/`],
        },
      ],
    });
  });

  test('takes the release that was published last as the latest', async () => {
    const first = await publishBuild('first');
    await publishBuild('second');
    await publishBuild('first');
    expect((await releaseStore(home).activate('mfe-checkout', 'latest')).version).toBe(first);
  });

  test('refuses what is not published', async () => {
    await expect(releaseStore(home).activate('mfe-checkout', '0123456789abcdef')).rejects.toThrow(
      /is not published/,
    );
    await expect(releaseStore(home).activate('mfe-checkout', 'latest')).rejects.toThrow(
      /Nothing of mfe-checkout is published/,
    );
  });

  test('refuses a published file that was changed in the store', async () => {
    const version = await publishBuild('first');
    writeFileSync(join(home, 'releases/remotes/mfe-checkout', version, 'entry.js'), 'tampered');
    await expect(releaseStore(home).activate('mfe-checkout', 'latest')).rejects.toThrow(/its hash differs/);
  });

  test('keeps the work of all who activate at the same moment', async () => {
    const versions = [await publishBuild('one'), await publishBuild('two'), await publishBuild('three')];
    const done = await Promise.all(
      versions.map((version) => releaseStore(home).activate('mfe-checkout', version)),
    );
    expect(done.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    const last = done.find(({ revision }) => revision === 3);
    expect(pointer()).toMatchObject({ revision: 3, remotes: [{ version: last?.version }] });
  });

  test('refuses when somebody was faster than the revision that was looked at', async () => {
    await publishBuild('first');
    await releaseStore(home).activate('mfe-checkout', 'latest');
    await expect(releaseStore(home).activate('mfe-checkout', 'latest', 0)).rejects.toThrow(
      /at revision 1, not 0/,
    );
    expect(pointer().revision).toBe(1);
  });
});

describe('rolling back', () => {
  test('brings back the release before, as a new revision', async () => {
    const first = await publishBuild('first');
    await releaseStore(home).activate('mfe-checkout', first);
    await releaseStore(home).activate('mfe-checkout', await publishBuild('second'));
    expect(await releaseStore(home).rollback('mfe-checkout')).toMatchObject({ version: first, revision: 3 });
    expect(pointer()).toMatchObject({ revision: 3, remotes: [{ version: first }] });
  });

  test('says so when there was no other release', async () => {
    await publishBuild('first');
    await expect(releaseStore(home).rollback('mfe-checkout')).rejects.toThrow(/nothing to go back from/);
    await releaseStore(home).activate('mfe-checkout', 'latest');
    await expect(releaseStore(home).rollback('mfe-checkout')).rejects.toThrow(/has had no other release/);
  });
});
