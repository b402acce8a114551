import type { CurrentRelease } from '@cpa/shared/contracts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../buildSite.ts';
import {
  type SiteFolders,
  aShellRelease,
  activate,
  anActiveRemote,
  demoPage,
  siteFolders,
} from '../testing/siteFixture.ts';

let folders: SiteFolders;
let site: FastifyInstance;

beforeEach(async () => {
  folders = siteFolders();
  const { shellDir, releasesDir } = folders;
  site = await buildSite({
    shellDir,
    releasesDir,
    apiUrl: 'http://127.0.0.1:9',
    siteUrl: 'http://localhost:3000',
    connectTo: [],
    page: demoPage,
    secret: 'secret',
  });
});
afterEach(async () => {
  await site.close();
  rmSync(folders.home, { recursive: true });
});

test('/api/_release returns the current shell version and revision', async () => {
  const response = await site.inject('/api/_release');
  expect(response.headers['cache-control']).toBe('no-store');
  const { shell, revision } = (await site.inject('/health')).json<CurrentRelease>();
  expect(response.json()).toEqual({ shell, revision });
});

describe('/api/_release/document', () => {
  const url = '/api/_release/document';

  test('returns the releases that a new document contains', async () => {
    const { shell } = (await site.inject('/health')).json<CurrentRelease>();
    const response = await site.inject({ url, headers: { 'x-shell-version': shell } });
    expect(response.headers['cache-control']).toBe('private, no-store');
    const [, printed = ''] = /id="release">(.*?)<\/script>/.exec((await site.inject('/plans')).body) ?? [];
    expect(response.json()).toEqual({ shell, ...(JSON.parse(printed) as object) });
  });

  test.each([
    ['with an earlier shell gets the releases that it can run', '00000000000000a1', ['mfe-public']],
    ['with an earlier shell that lists no modules gets none', '00000000000000a2', []],
    ['with an unknown shell gets none', '00000000000000ff', []],
    ['that does not name its shell gets none', undefined, []],
  ])('a page %s', async (_what, version, expected) => {
    const needs = (range: string) => ({ requires: { '@cpa/shared/ui': range } });
    const other = anActiveRemote({ ...needs('^4.2.0'), name: 'mfe-public', container: 'mfe_public' });
    activate(folders, { revision: 2, remotes: [anActiveRemote(needs('^4.3.0')), { ...other, routes: [] }] });
    for (const [earlier, provides] of [
      ['00000000000000a1', { '@cpa/shared/ui': '4.2.0' }],
      ['00000000000000a2', undefined],
    ] as const) {
      const folder = join(folders.releasesDir, 'remotes/shell', earlier);
      mkdirSync(folder, { recursive: true });
      const release = aShellRelease({ version: earlier, platform: '4.2.0', ...(provides && { provides }) });
      writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
    }
    const response = await site.inject({ url, headers: version ? { 'x-shell-version': version } : {} });
    const { remotes } = response.json<{ remotes: { name: string }[] }>();
    expect(remotes.map(({ name }) => name)).toEqual(expected);
  });
});
