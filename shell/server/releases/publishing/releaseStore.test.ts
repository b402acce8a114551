import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { listReleases, releaseHistory } from './releaseHistory.ts';
import { releaseStore } from './releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';

let home: string;
let dist: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-store-'));
  dist = join(home, 'dist');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const releasesDir = () => join(home, 'releases');
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
    expect(await listReleases(join(home, 'releases'))).toHaveLength(1);
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
    expect(await listReleases(join(home, 'releases'))).toEqual([]);
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

  test.each([
    ['is larger than its budget', { bytes: 10, budget: 10 }, /compressed scripts and styles, \d+ more than/],
    ['states no budget', undefined, 'does not state its size budget. Build it again'],
  ])('rejects a remote that %s', async (_what, size, problem) => {
    builtRemote(dist, 'first', { size });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(problem);
    expect(await listReleases(releasesDir())).toEqual([]);
  });

  test('rejects a route whose files are not in the build', async () => {
    builtRemote(dist, 'first', { routes: [{ path: '/cart', scripts: ['cart.js'], styles: [] }] });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(/needs cart\.js/);
  });

  test.each([
    '../entry.js',
    '/entry.js',
    String.raw`..\entry.js`,
    'server/pages.js',
    'evil.html',
    'evil.svg',
    'evil.xhtml',
    'entry.js.br',
    'entry.js.gz',
    '.htaccess.js',
    'entry.js?x.js',
    'release.json',
  ])('rejects a build with the file %s', async (path) => {
    const { files } = builtRemote(dist);
    builtRemote(dist, 'first', { files: [...files, { ...files[0]!, path }] });
    await expect(releaseStore(home).publish(dist, 'mfe-checkout')).rejects.toThrow(
      'a release has only scripts, style sheets, fonts and bitmap images',
    );
    expect(await listReleases(releasesDir())).toEqual([]);
  });

  test('rejects a remote that declares a page of another active remote', async () => {
    await releaseStore(home).activate('mfe-checkout', await publishBuild('first'), { by: 'ana' });
    builtRemote(dist, 'first', { name: 'mfe-fairs' });
    await expect(releaseStore(home).publish(dist, 'mfe-fairs')).rejects.toThrow(
      'mfe-fairs is rejected. The route /plans overlaps /plans of mfe-checkout.',
    );
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
    await releaseStore(home).activate('mfe-checkout', 'latest', { by: 'ana' });
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
    expect((await releaseStore(home).activate('mfe-checkout', 'latest', { by: 'ana' })).version).toBe(first);
  });

  test('rejects a release that is not published', async () => {
    await expect(
      releaseStore(home).activate('mfe-checkout', '0123456789abcdef', { by: 'ana' }),
    ).rejects.toThrow(/is not published/);
    await expect(releaseStore(home).activate('mfe-checkout', '1.0.0', { by: 'ana' })).rejects.toThrow(
      /"1\.0\.0" is not a version/,
    );
    await expect(releaseStore(home).activate('mfe-checkout', 'latest', { by: 'ana' })).rejects.toThrow(
      /No release of mfe-checkout is published/,
    );
  });

  test('rejects a published file that was changed in the store', async () => {
    const version = await publishBuild('first');
    writeFileSync(join(home, 'releases/remotes/mfe-checkout', version, 'entry.js'), 'tampered');
    await expect(releaseStore(home).activate('mfe-checkout', 'latest', { by: 'ana' })).rejects.toThrow(
      /its hash differs/,
    );
  });

  test('rejects a published release that the present shell cannot run', async () => {
    const { version } = builtRemote(dist, 'first', { contract: '^2.0.0' });
    cpSync(dist, join(home, 'releases/remotes/mfe-checkout', version), { recursive: true });
    for (const name of ['entry.js', 'module.js', 'plans.js', 'plans.css'])
      writeCopies(join(home, 'releases/remotes/mfe-checkout', version, name));
    await expect(releaseStore(home).activate('mfe-checkout', version, { by: 'ana' })).rejects.toThrow(
      /needs platform contract \^2\.0\.0/,
    );
  });

  test('rejects a published release whose compressed copy was changed in the store', async () => {
    const version = await publishBuild('first');
    const file = join(home, 'releases/remotes/mfe-checkout', version, 'entry.js');
    writeFileSync(`${file}.br`, brotliCompressSync('tampered'));
    await expect(releaseStore(home).activate('mfe-checkout', 'latest', { by: 'ana' })).rejects.toThrow(
      /entry\.js\.br of mfe-checkout .* is missing or damaged/,
    );
  });

  test('records who activated what and why', async () => {
    const first = await publishBuild('first');
    await releaseStore(home).activate('mfe-checkout', first, {
      by: 'ana',
      reason: 'new plans',
      commit: '0123abc',
    });
    expect(await releaseHistory(releasesDir(), 'mfe-checkout')).toEqual([
      {
        revision: 1,
        action: 'activate',
        name: 'mfe-checkout',
        version: first,
        was: null,
        by: 'ana',
        reason: 'new plans',
        commit: '0123abc',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  test('applies all concurrent activations', async () => {
    const versions = [await publishBuild('one'), await publishBuild('two'), await publishBuild('three')];
    const done = await Promise.all(
      versions.map((version) => releaseStore(home).activate('mfe-checkout', version, { by: 'ana' })),
    );
    expect(done.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    const last = done.find(({ revision }) => revision === 3);
    expect(pointer()).toMatchObject({ revision: 3, remotes: [{ version: last?.version }] });
  });

  test('rejects an activation when the expected revision is outdated', async () => {
    await publishBuild('first');
    await releaseStore(home).activate('mfe-checkout', 'latest', { by: 'ana' });
    await expect(
      releaseStore(home).activate('mfe-checkout', 'latest', { by: 'ana', expected: 0 }),
    ).rejects.toThrow(/at revision 1, not 0/);
    expect(pointer().revision).toBe(1);
  });
});

describe('rollback', () => {
  test('activates the previous release in a new revision', async () => {
    const first = await publishBuild('first');
    await releaseStore(home).activate('mfe-checkout', first, { by: 'ana' });
    await releaseStore(home).activate('mfe-checkout', await publishBuild('second'), { by: 'ana' });
    expect(await releaseStore(home).rollback('mfe-checkout', { by: 'ana' })).toMatchObject({
      version: first,
      revision: 3,
    });
    expect(pointer()).toMatchObject({ revision: 3, remotes: [{ version: first }] });
  });

  test('goes further back each time, and to a version that was active before', async () => {
    const versions = [];
    for (const text of ['first', 'second', 'third', 'fourth']) versions.push(await publishBuild(text));
    for (const version of versions) await releaseStore(home).activate('mfe-checkout', version, { by: 'ana' });
    const back = async (to?: string) =>
      (await releaseStore(home).rollback('mfe-checkout', { by: 'ana', to })).version;
    expect([await back(), await back()]).toEqual([versions[2], versions[1]]);
    await expect(back(versions[3])).rejects.toThrow(/was not active before/);
    await releaseStore(home).activate('mfe-checkout', versions[3]!, { by: 'ana' });
    expect(await back(versions[0])).toBe(versions[0]);
    await expect(back()).rejects.toThrow(/has no earlier release/);
  });

  test('runs once when two people roll back at the same time', async () => {
    const versions = [];
    for (const text of ['first', 'second', 'third']) versions.push(await publishBuild(text));
    for (const version of versions) await releaseStore(home).activate('mfe-checkout', version, { by: 'ana' });
    const results = await Promise.allSettled(
      ['ana', 'bo'].map(async (by) => await releaseStore(home).rollback('mfe-checkout', { by })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        message: `mfe-checkout ${versions[1]} was activated meanwhile. See: portal history mfe-checkout`,
      },
    });
    expect(pointer().remotes[0]!.version).toBe(versions[1]);
  });

  test('reports when there is no previous release', async () => {
    await publishBuild('first');
    await expect(releaseStore(home).rollback('mfe-checkout', { by: 'ana' })).rejects.toThrow(
      /nothing to roll back/,
    );
    await releaseStore(home).activate('mfe-checkout', 'latest', { by: 'ana' });
    await expect(releaseStore(home).rollback('mfe-checkout', { by: 'ana' })).rejects.toThrow(
      /has no earlier release/,
    );
  });
});

function writeCopies(file: string): void {
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
}
