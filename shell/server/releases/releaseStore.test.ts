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

describe('publish', () => {
  test('stores every file, with compressed copies of text files', async () => {
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

  test('does not change pages', async () => {
    await publishBuild('first');
    expect((await releaseStore(home).document()).remotes).toEqual([]);
  });

  test('rejects a build that lacks a file', async () => {
    builtRemote(dist);
    rmSync(join(dist, 'plans.css'));
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(
      /is missing the file plans\.css/,
    );
  });

  test('rejects a file that differs from the build', async () => {
    builtRemote(dist);
    writeFileSync(join(dist, 'plans.js'), '// somebody was here');
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(/its hash differs/);
    expect(await releaseStore(home).list()).toEqual([]);
  });

  test('rejects a release.json that was edited after the build', async () => {
    builtRemote(dist, 'first', { version: '0123456789abcdef' });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(/changed after the build/);
  });

  test('rejects a remote that requires another platform contract than the shell provides', async () => {
    builtRemote(dist, 'first', { contract: '^99.0.0' });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(
      /needs platform contract \^99\.0\.0/,
    );
  });

  test('rejects a route whose files are not in the build', async () => {
    builtRemote(dist, 'first', { routes: [{ path: '/cart', scripts: ['cart.js'], styles: [] }] });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(/needs cart\.js/);
  });

  test('names the build command when there is no build', async () => {
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(
      /npm run build -w mfe-checkout/,
    );
  });
});

describe('activate', () => {
  test('adds the remote with its base URL and its mirror to the release document', async () => {
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

  test('resolves latest to the last published release', async () => {
    const first = await publishBuild('first');
    await publishBuild('second');
    await publishBuild('first');
    expect((await releaseStore(home).activate('mfe-checkout', 'latest')).version).toBe(first);
  });

  test('rejects a release that is not published', async () => {
    await expect(releaseStore(home).activate('mfe-checkout', '0123456789abcdef')).rejects.toThrow(
      /is not published/,
    );
    await expect(releaseStore(home).activate('mfe-checkout', 'latest')).rejects.toThrow(
      /No release of mfe-checkout is published/,
    );
  });

  test('rejects a published file that was changed in the store', async () => {
    const version = await publishBuild('first');
    writeFileSync(join(home, 'releases/remotes/mfe-checkout', version, 'entry.js'), 'tampered');
    await expect(releaseStore(home).activate('mfe-checkout', 'latest')).rejects.toThrow(/its hash differs/);
  });

  test('applies all concurrent activations', async () => {
    const versions = [await publishBuild('one'), await publishBuild('two'), await publishBuild('three')];
    const done = await Promise.all(
      versions.map((version) => releaseStore(home).activate('mfe-checkout', version)),
    );
    expect(done.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    const last = done.find(({ revision }) => revision === 3);
    expect(pointer()).toMatchObject({ revision: 3, remotes: [{ version: last?.version }] });
  });

  test('rejects an activation when the expected revision is outdated', async () => {
    await publishBuild('first');
    await releaseStore(home).activate('mfe-checkout', 'latest');
    await expect(releaseStore(home).activate('mfe-checkout', 'latest', 0)).rejects.toThrow(
      /at revision 1, not 0/,
    );
    expect(pointer().revision).toBe(1);
  });
});

describe('rollback', () => {
  test('activates the previous release in a new revision', async () => {
    const first = await publishBuild('first');
    await releaseStore(home).activate('mfe-checkout', first);
    await releaseStore(home).activate('mfe-checkout', await publishBuild('second'));
    expect(await releaseStore(home).rollback('mfe-checkout')).toMatchObject({ version: first, revision: 3 });
    expect(pointer()).toMatchObject({ revision: 3, remotes: [{ version: first }] });
  });

  test('reports when there is no previous release', async () => {
    await publishBuild('first');
    await expect(releaseStore(home).rollback('mfe-checkout')).rejects.toThrow(/nothing to roll back/);
    await releaseStore(home).activate('mfe-checkout', 'latest');
    await expect(releaseStore(home).rollback('mfe-checkout')).rejects.toThrow(/has no earlier release/);
  });
});
