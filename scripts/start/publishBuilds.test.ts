import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aManifest } from '@cpa/shared/testing/builders';
import { listReleases, type ReleaseStore, releaseStore } from '../../shell/server/releases/index.ts';
import { builtRemote, builtShell } from '../../shell/server/releases/testing/builtRemote.ts';
import { publishBuilds } from './publishBuilds.ts';

const by = 'npm start';

let home: string;
let store: ReleaseStore;
let folders: Record<string, string>;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-builds-'));
  store = releaseStore(home);
  folders = Object.fromEntries(['mfe-cart', 'mfe-fairs', 'shell'].map((name) => [name, join(home, name)]));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Builds a remote that owns one page. */
function build(name: string, text: string): string {
  const path = `/${name.slice(4)}`;
  const routes = [{ path, scripts: ['plans.js'], styles: [] }];
  const manifest = aManifest({ routes: [{ path, chunk: 'plans' }] });
  return builtRemote(folders[name]!, text, { name, container: name.replace('-', '_'), routes, manifest })
    .version;
}

test('publishes only new builds, and activates no release that was rolled back', async () => {
  const { version: shell } = builtShell(folders['shell']!);
  const [cart, fairs] = [build('mfe-cart', 'first'), build('mfe-fairs', 'first')];
  const all = await publishBuilds(store, folders);
  expect(all).toEqual([
    { name: 'shell', version: shell },
    { name: 'mfe-cart', version: cart },
    { name: 'mfe-fairs', version: fairs },
  ]);
  await store.activateTogether(all, { by });

  const changed = build('mfe-cart', 'second');
  const due = await publishBuilds(store, folders);
  expect(due).toEqual([{ name: 'mfe-cart', version: changed }]);
  await store.activateTogether(due, { by });
  const published = await listReleases(store.place);
  expect(published.filter(({ name }) => name !== 'mfe-cart')).toHaveLength(2);

  await store.rollback('mfe-cart', { by });
  expect(await publishBuilds(store, folders)).toEqual([]);
  expect((await store.document()).remotes).toMatchObject([{ version: cart }, { version: fairs }]);
});
