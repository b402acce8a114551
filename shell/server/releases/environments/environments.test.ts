import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aManifest } from '@cpa/shared/testing/builders';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { requireAttestations } from '../attestations/attestations.ts';
import { collectGarbage, unpublish } from '../maintenance/cleanStore.ts';
import { diagnoseStore } from '../maintenance/diagnoseStore.ts';
import { listKeys, removeKey, rotateKey } from '../maintenance/rotateKeys.ts';
import { markPending, unmarkPending } from '../records/pendingChecks.ts';
import { openReleaseStore, type ReleaseStore, releaseStore } from '../publishing/releaseStore.ts';
import { removeGrant } from '../teams/grants.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';
import {
  activateIn,
  createEnvironment,
  type EnvironmentChange,
  listEnvironments,
  readEnvironment,
  removeEnvironment,
} from './environments.ts';

const checkout = 'mfe-checkout';
const fairs = 'mfe-job-fairs';
const ana = { by: 'ana', reason: 'spring prices' };

let home: string;
let dir: string;
let store: ReleaseStore;
let live: string;
let next: string;

async function publish(text: string, name = checkout, path = '/plans'): Promise<string> {
  const manifest = aManifest({ routes: [{ path, chunk: 'plans' }] });
  const routes = [{ path, scripts: ['plans.js'], styles: [] }];
  builtRemote(join(home, 'dist'), text, { name, manifest, routes });
  return (await store.publish(join(home, 'dist'), name)).release.version;
}

const stage = async (version: string, options: Partial<EnvironmentChange> = {}, name = checkout) =>
  await activateIn(dir, 'staging', [{ name, version }], { ...ana, ...options });
const staging = async () => await readEnvironment(storageOf(dir), 'staging');
const versions = async () => (await store.document()).remotes.map(({ version }) => version);
const file = (revision: number) => join(dir, 'environments/staging', `${revision}.json`);

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-environments-'));
  dir = join(home, 'releases');
  store = releaseStore(home);
  live = await publish('live');
  await store.activate(checkout, live, ana);
  next = await publish('next');
  await createEnvironment(dir, 'staging');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('an environment', () => {
  test('shows a release instead of the live one, with who and why, and leaves the live one', async () => {
    await stage(next);
    expect(await listEnvironments(dir)).toMatchObject([
      {
        environment: 'staging',
        revision: 2,
        releases: [{ name: checkout, version: next, was: live, by: 'ana', reason: 'spring prices' }],
      },
    ]);
    expect(await versions()).toEqual([live]);
    await stage('live');
    expect((await staging()).releases).toEqual([]);
  });

  test('keeps the change of each of several writers', async () => {
    const other = await publish('fairs', fairs, '/job-fairs');
    await Promise.all([stage(next), stage(other, {}, fairs)]);
    expect((await staging()).releases.map(({ name }) => name).toSorted()).toEqual([checkout, fairs]);
  });

  test('rejects another team, releases that do not fit together, and one that is not published', async () => {
    await createEnvironment(dir, 'trials', ['checkout-team']);
    const trial = async (team?: string) =>
      await activateIn(dir, 'trials', [{ name: checkout, version: next }], { ...ana, team });
    await expect(trial('public-team')).rejects.toThrow('public-team may not activate releases in trials');
    expect(await trial('checkout-team')).toMatchObject({ revision: 2 });
    expect(await trial()).toMatchObject({ revision: 3 });
    await expect(stage('f'.repeat(16))).rejects.toThrow('is not published');
    const other = await publish('fairs', fairs, '/job-fairs');
    await stage(next);
    const claims = JSON.parse(readFileSync(join(dir, 'remotes', fairs, other, 'release.json'), 'utf8'));
    claims.manifest.routes[0].path = '/plans';
    writeFileSync(join(dir, 'remotes', fairs, other, 'release.json'), JSON.stringify(claims));
    await expect(stage(other, {}, fairs)).rejects.toThrow('is rejected. The route /plans overlaps');
  });

  test('rejects two versions of one remote, also when an earlier one has both', async () => {
    const wanted = [live, next].map((version) => ({ name: checkout, version }));
    await expect(activateIn(dir, 'staging', wanted, ana)).rejects.toThrow('Name each release once.');
    await stage(next);
    const text = readFileSync(file(2), 'utf8');
    const last = await publish('last');
    const [release] = JSON.parse(text).releases;
    const releases = [release, { ...release, version: last }];
    writeFileSync(file(2), JSON.stringify({ ...JSON.parse(text), releases }));
    await expect(store.promote('staging', ana)).rejects.toThrow('Name each release once.');
    expect(await versions()).toEqual([live]);
    await stage(last);
    expect(await store.promote('staging', ana)).toMatchObject([{ version: last }]);
  });

  test.each([
    ['was deleted', async () => rmSync(join(dir, 'remotes', checkout, next), { recursive: true })],
    ['lost a grant', async () => void (await removeGrant(dir, checkout, '/plans'))],
  ])('takes releases of other teams in and out when one %s', async (_title, spoil) => {
    const other = await publish('fairs', fairs, '/job-fairs');
    await stage(next);
    await spoil();
    await stage(other, {}, fairs);
    expect((await staging()).releases).toMatchObject([{ version: next }, { version: other }]);
    await stage('live', {}, fairs);
    await stage('live');
    expect((await staging()).releases).toEqual([]);
  });

  test('rejects a release without a grant', async () => {
    await removeGrant(dir, checkout, '/plans');
    await expect(stage(next)).rejects.toThrow(`${checkout} was not granted /plans`);
  });

  test('rejects a release whose check has not ended', async () => {
    const release = { name: checkout, version: next };
    await markPending(storageOf(dir), release);
    await expect(stage(next)).rejects.toThrow(`The boot check of ${checkout} ${next} has not ended`);
    await unmarkPending(storageOf(dir), release);
    expect(await stage(next)).toMatchObject({ releases: [release] });
  });

  test('needs a unique name', async () => {
    for (const name of ['live', '../live', 'Staging', ''])
      await expect(createEnvironment(dir, name)).rejects.toThrow('is no name of an environment');
    await expect(createEnvironment(dir, 'staging')).rejects.toThrow('There is an environment staging');
    await expect(activateIn(dir, 'other', [], ana)).rejects.toThrow('There is no environment other');
    await removeEnvironment(dir, 'staging');
    expect(await listEnvironments(dir)).toEqual([]);
  });

  test('keeps its releases from being deleted', async () => {
    await store.activate(checkout, await publish('newest'), ana);
    await store.activate(checkout, await publish('last'), ana);
    await stage(next);
    await expect(unpublish(dir, checkout, next, 0)).rejects.toThrow('is in use');
    expect(await collectGarbage(dir, 0)).toEqual([{ name: checkout, version: live }]);
    await stage('live');
    expect(await collectGarbage(dir, 0)).toEqual([{ name: checkout, version: next }]);
  });

  test('keeps a damaged release from being deleted by a repair', async () => {
    await stage(next);
    rmSync(join(dir, 'remotes', checkout, next, 'entry.js'));
    const [{ problem, repair } = { problem: '' }] = await diagnoseStore(dir);
    expect(problem).toMatch(/is missing the file entry\.js.* is in use\. See: portal environments list$/s);
    expect(repair).toBeUndefined();
    await stage('live');
    const [unused] = await diagnoseStore(dir);
    await unused?.repair?.();
    expect(await diagnoseStore(dir)).toEqual([]);
  });

  test('keeps a release whose next check fails', async () => {
    const refusing = releaseStore(home, {
      checkBoot: async () => await Promise.reject(new Error('Failed.')),
    });
    const shell = join(home, 'shell');
    builtShell(shell, 'first');
    await store.publish(shell, 'shell');
    await store.activate('shell', 'latest', ana);
    await stage(next);
    await markPending(storageOf(dir), { name: checkout, version: next });
    await expect(refusing.publish(join(home, 'dist'), checkout)).rejects.toThrow('Failed.');
    await stage('live');
    expect(await stage(next)).toMatchObject({ releases: [{ version: next }] });
  });
});

test.each(['', '{"environment":', 'null'])(
  'a first key is created beside the damaged revision %j',
  async (damaged) => {
    await stage(next);
    writeFileSync(file(3), damaged);
    await rotateKey(dir);
    expect(await staging()).toMatchObject({ revision: 2, releases: [{ version: next }] });
    expect(readFileSync(file(3), 'utf8')).toBe(damaged);
  },
);

describe('an environment of a store with a key', () => {
  beforeEach(async () => void (await rotateKey(dir)));

  test('shows no revision that was changed, copied or written without the key', async () => {
    await stage(next);
    const text = readFileSync(file(2), 'utf8');
    const { signature: _signature, ...unsigned } = JSON.parse(text);
    for (const forged of [text.replace('"by":"ana"', '"by":"eve"'), JSON.stringify(unsigned)]) {
      writeFileSync(file(2), forged);
      expect((await staging()).releases).toEqual([]);
    }
    writeFileSync(file(2), text);
    await stage('live');
    writeFileSync(file(4), text);
    expect(await staging()).toMatchObject({ revision: 3, releases: [] });
    expect(await stage(next)).toMatchObject({ revision: 5 });
  });

  test('stays when the key is replaced', async () => {
    await stage(next);
    const [{ id } = { id: '' }] = await listKeys(dir);
    await rotateKey(dir);
    await removeKey(dir, id);
    expect((await staging()).releases).toMatchObject([{ version: next }]);
  });
});

describe('the promotion of an environment', () => {
  test('activates all that it shows in one revision, and leaves it as live', async () => {
    const other = await publish('fairs', fairs, '/job-fairs');
    await stage(next);
    await stage(other, {}, fairs);
    expect(await store.promote('staging', { by: 'joan' })).toEqual([
      { name: checkout, version: next, was: live, revision: 2 },
      { name: fairs, version: other, was: null, revision: 2 },
    ]);
    expect(await store.document()).toMatchObject({ change: { by: 'joan', reason: 'promoted from staging' } });
    expect((await staging()).releases).toEqual([]);
    await expect(store.promote('staging', ana)).rejects.toThrow('staging shows what is live');
  });

  test('takes out what went live before, too', async () => {
    const other = await publish('fairs', fairs, '/job-fairs');
    await stage(next);
    await stage(other, {}, fairs);
    await store.activate(fairs, other, ana);
    expect(await store.promote('staging', ana)).toMatchObject([{ name: checkout, version: next }]);
    expect((await staging()).releases).toEqual([]);
  });

  test('succeeds when only the environment cannot be changed', async () => {
    await stage(next);
    const storage = storageOf(dir);
    const { create } = storage.objects;
    storage.objects.create = async (path, content) => {
      if (path.startsWith('environments/')) throw new Error('No space left on device.');
      return await create(path, content);
    };
    expect(await openReleaseStore(storage).promote('staging', ana)).toMatchObject([{ version: next }]);
    expect(await versions()).toEqual([next]);
    expect((await staging()).releases).toHaveLength(1);
  });

  test('does not bring an earlier release back when another went live in the meantime', async () => {
    await stage(next);
    const fix = await publish('fix');
    await store.activate(checkout, fix, ana);
    await expect(store.promote('staging', ana)).rejects.toThrow(
      `${checkout} ${fix} went live since ${next} was activated in staging`,
    );
    expect(await versions()).toEqual([fix]);
    await stage(next);
    expect(await store.promote('staging', ana)).toMatchObject([{ version: next, was: fix }]);
  });

  test('needs the right to each remote, the expected revision and the attestations of the live site', async () => {
    await stage(next);
    await expect(store.promote('staging', { ...ana, only: [fairs] })).rejects.toThrow(
      `shows ${checkout}, which this token may not activate`,
    );
    await expect(store.promote('staging', { ...ana, expected: 0 })).rejects.toThrow('at revision 1, not 0');
    await rotateKey(dir);
    await requireAttestations(dir, checkout, 1);
    await expect(store.promote('staging', ana)).rejects.toThrow('has 0 of 1 attestations');
    expect(await versions()).toEqual([live]);
    expect((await staging()).releases).toHaveLength(1);
  });
});
