import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { addGrants, type Granting, listGrants, removeGrant } from './grants.ts';
import { type ReleaseStore, releaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';

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

/** Publishes a release with these claims. @returns its version */
async function publish(claims: string[], granting?: Granting, name = NAME): Promise<string> {
  const { manifest } = builtRemote(join(home, 'dist'));
  const named = (start: string) =>
    claims.flatMap((claim) => (claim.startsWith(start) ? [claim.slice(start.length)] : []));
  const overrides: Partial<RemoteRelease> = {
    name,
    routes: [],
    manifest: {
      ...manifest!,
      routes: named('/').map((path) => ({ path: `/${path}`, chunk: 'plans' })),
      events: [
        ...named('event:').map((event) => ({ name: event, payload: {} })),
        ...named('listen:').map((event) => ({ name: event, payload: {}, isListener: true })),
      ],
      slots: named('slot:').map((slot) => ({ slot, chunk: 'plans', order: 10 })),
    },
  };
  builtRemote(join(home, 'dist'), claims.join(' '), overrides);
  return (await store.publish(join(home, 'dist'), name, granting)).release.version;
}

test('the first release by the operator grants its routes, and a later one needs a grant for more', async () => {
  await publish(['/plans', '/plans/:id']);
  await publish(['/plans', '/plans/:plan']);
  await expect(publish(['/plans', '/cart'])).rejects.toThrow(
    'mfe-checkout was not granted /cart. The operator grants it with: portal grants add mfe-checkout /cart',
  );
  await publish(['/plans', '/cart'], 'all');
  expect(await listGrants(dir)).toEqual([{ name: NAME, claims: ['/plans', '/plans/:id', '/cart'] }]);
});

test('a team publishes only what was granted, also with its first release', async () => {
  await expect(publish(['/plans'], 'required')).rejects.toThrow('was not granted /plans');
  await addGrants(dir, NAME, ['/plans/*']);
  await publish(['/plans', '/plans/:id/edit'], 'required');
});

test('a remote that is active without a grant keeps the routes of its active release', async () => {
  await store.activate(NAME, await publish(['/plans']), { by });
  rmSync(join(dir, 'grants'), { recursive: true });
  expect(await listGrants(dir)).toEqual([{ name: NAME, claims: ['/plans'] }]);
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

test('events and slots need a grant, like routes', async () => {
  await publish(['/plans', 'event:order-status', 'slot:vacancy.plans']);
  await expect(publish(['/plans', 'event:order-paid', 'slot:vacancy.card'])).rejects.toThrow(
    'mfe-checkout was not granted event:order-paid, slot:vacancy.card.',
  );
  await addGrants(dir, NAME, ['event:order-paid', 'slot:vacancy.card']);
  await publish(['/plans', 'event:order-paid', 'slot:vacancy.card'], 'required');
});

test.each(['event:order-status', 'slot:vacancy.plans'])('%s of another remote is refused', async (claim) => {
  await publish(['/plans', claim]);
  const taken = `${claim} overlaps ${claim}, which was granted to mfe-checkout.`;
  await expect(addGrants(dir, 'mfe-gift-cards', [claim])).rejects.toThrow(taken);
  await expect(publish(['/gifts', claim], 'first', 'mfe-gift-cards')).rejects.toThrow(taken);
});

test('several remotes may be granted to listen to an event', async () => {
  await publish(['/plans', 'event:order-status']);
  const gifts = ['/gifts', 'listen:order-status'];
  await expect(publish(gifts, 'required', 'mfe-gift-cards')).rejects.toThrow('listen:order-status');
  await addGrants(dir, 'mfe-gift-cards', gifts);
  await publish(gifts, 'required', 'mfe-gift-cards');
  await addGrants(dir, 'mfe-fairs', ['listen:order-status']);
});

test('a grant of an older portal has the events and slots of the active release', async () => {
  const claims = ['/plans', 'event:order-status', 'slot:vacancy.plans'];
  await store.activate(NAME, await publish(claims), { by });
  writeFileSync(join(dir, 'grants', `${NAME}.json`), '{"patterns":["/plans"]}');
  await publish([...claims, '/plans'], 'required');
  await expect(publish([...claims, 'event:order-paid'], 'required')).rejects.toThrow('event:order-paid');
});
