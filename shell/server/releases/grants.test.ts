import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { addGrants, type Granting, listGrants, removeGrant } from './grants.ts';
import { type ReleaseStore, releaseStore } from './releaseStore.ts';
import { builtRemote } from './testing/builtRemote.ts';

const NAME = 'mfe-checkout';
const by = 'ana';

let home: string;
let dir: string;
let store: ReleaseStore;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-grants-'));
  dir = join(home, 'releases');
  store = releaseStore(home);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Publishes a release with these routes. @returns its version */
async function publish(paths: string[], granting?: Granting, name = NAME): Promise<string> {
  const { manifest } = builtRemote(join(home, 'dist'));
  const overrides: Partial<RemoteRelease> = {
    name,
    routes: [],
    manifest: { ...manifest!, routes: paths.map((path) => ({ path, chunk: 'plans' })) },
  };
  builtRemote(join(home, 'dist'), paths.join(' '), overrides);
  return (await store.publish(join(home, 'dist'), name, granting)).release.version;
}

test('the first release by the operator grants its routes, and a later one needs a grant for more', async () => {
  await publish(['/plans', '/plans/:id']);
  await publish(['/plans', '/plans/:plan']);
  await expect(publish(['/plans', '/cart'])).rejects.toThrow(
    'mfe-checkout was not granted /cart. The operator grants it with: portal grants add mfe-checkout /cart',
  );
  await publish(['/plans', '/cart'], 'all');
  expect(await listGrants(dir)).toEqual([{ name: NAME, patterns: ['/plans', '/plans/:id', '/cart'] }]);
});

test('a team publishes only what was granted, also with its first release', async () => {
  await expect(publish(['/plans'], 'required')).rejects.toThrow('was not granted /plans');
  await addGrants(dir, NAME, ['/plans/*']);
  await publish(['/plans', '/plans/:id/edit'], 'required');
});

test('a remote that is active without a grant keeps the routes of its active release', async () => {
  await store.activate(NAME, await publish(['/plans']), { by });
  rmSync(join(dir, 'grants'), { recursive: true });
  expect(await listGrants(dir)).toEqual([{ name: NAME, patterns: ['/plans'] }]);
  await expect(publish(['/plans', '/cart'], 'required')).rejects.toThrow('was not granted /cart');
});

test('a release is not activated after its grant was removed', async () => {
  const version = await publish(['/plans', '/cart']);
  await removeGrant(dir, NAME, '/cart');
  await expect(store.activate(NAME, version, { by })).rejects.toThrow('was not granted /cart');
  await expect(removeGrant(dir, NAME, '/cart')).rejects.toThrow('/cart was not granted to mfe-checkout');
});

test('a pattern of another remote and a damaged grant are refused', async () => {
  await publish(['/plans/*']);
  await expect(addGrants(dir, 'mfe-gift-cards', ['/plans/gift'])).rejects.toThrow(
    '/plans/gift overlaps /plans/*, which was granted to mfe-checkout.',
  );
  await expect(addGrants(dir, 'mfe-gift-cards', ['gift'])).rejects.toThrow('is not a URL pattern');
  writeFileSync(join(dir, 'grants', `${NAME}.json`), '{');
  await expect(publish(['/plans'], 'all')).rejects.toThrow('The grants of mfe-checkout are damaged');
});
