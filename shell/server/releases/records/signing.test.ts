import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { diagnoseStore } from '../maintenance/diagnoseStore.ts';
import { createReleaseSource } from '../serving/releaseSource.ts';
import { type ReleaseStore, releaseStore } from '../publishing/releaseStore.ts';
import { ensureKey, listKeys, removeKey, rotateKey } from '../maintenance/rotateKeys.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';

const NAME = 'mfe-checkout';
const by = 'ana';

let home: string;
let dir: string;
let store: ReleaseStore;
let versions: string[];
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-keys-'));
  dir = join(home, 'releases');
  store = releaseStore(home);
  builtShell(join(home, 'shell'));
  await store.publish(join(home, 'shell'), 'shell');
  await store.activate('shell', 'latest', { by });
  versions = [];
  for (const text of ['first', 'second']) {
    builtRemote(join(home, 'dist'), text);
    versions.push((await store.publish(join(home, 'dist'), NAME)).release.version);
  }
  await store.activate(NAME, versions[0]!, { by });
  await rotateKey(dir);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const pointer = () => join(dir, 'document.json');
const revision = (number: number) => join(dir, 'history', `${number}.json`);
const served = async () => (await createReleaseSource({ place: dir }).current()).document;

/** Changes a stored document as someone with access to the store, but not to the key. */
function forge(file: string, change: (document: Record<string, unknown>) => void): void {
  const document = JSON.parse(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, `${JSON.stringify(document)}\n`);
}

describe('a store with a key', () => {
  test('signs the revisions it has and each new one', async () => {
    await store.activate(NAME, versions[1]!, { by });
    const [{ id } = { id: '' }] = await listKeys(dir);
    for (const file of [pointer(), revision(1), revision(2), revision(3)])
      expect(JSON.parse(readFileSync(file, 'utf8')).signature).toEqual({
        key: id,
        value: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
      });
    expect(await served()).toMatchObject({ revision: 3, remotes: [{ version: versions[1] }] });
    expect(await diagnoseStore(dir)).toEqual([]);
  });

  test.each<[string, (document: Record<string, unknown>) => void]>([
    ['was changed', (document) => (document['revision'] = 9)],
    ['has no signature', (document) => delete document['signature']],
    ['names an unknown key', ({ signature }) => Object.assign(signature as object, { key: 'other' })],
  ])('neither serves nor returns to a revision that %s', async (_title, change) => {
    await store.activate(NAME, versions[1]!, { by });
    forge(pointer(), change);
    expect(await served()).toMatchObject({ revision: 3 });
    forge(revision(3), change);
    expect(await served()).toMatchObject({ revision: 2, remotes: [{ version: versions[0] }] });
    await expect(store.rollback(NAME, { by })).rejects.toThrow('has no earlier release');
    const problems = (await diagnoseStore(dir)).map(({ problem }) => problem);
    expect(problems[0]).toContain(
      'Revision 3 of the release document is missing, damaged or has no valid signature',
    );
  });

  test('does not read a revision under the number of another', async () => {
    await store.activate(NAME, versions[1]!, { by });
    writeFileSync(revision(3), readFileSync(revision(2)));
    const problems = (await diagnoseStore(dir)).map(({ problem }) => problem);
    expect(problems[0]).toContain(
      'Revision 3 of the release document is missing, damaged or has no valid signature',
    );
  });

  test('serves no earlier revision that is copied to the pointer', async () => {
    const source = createReleaseSource({ place: dir });
    const earlier = readFileSync(pointer());
    await store.activate(NAME, versions[1]!, { by });
    expect((await source.current()).document.revision).toBe(3);
    writeFileSync(pointer(), earlier);
    expect((await source.current()).document.revision).toBe(3);
    await store.rollback(NAME, { by });
    expect((await source.current()).document).toMatchObject({
      revision: 4,
      remotes: [{ version: versions[0] }],
    });
  });

  test('rejects the signature of another store', async () => {
    const other = mkdtempSync(join(tmpdir(), 'portal-keys-'));
    await rotateKey(join(other, 'releases'));
    builtRemote(join(other, 'dist'), 'forged');
    const forger = releaseStore(other);
    await forger.publish(join(other, 'dist'), NAME);
    for (let time = 0; time < 3; time++) await forger.activate(NAME, 'latest', { by: 'mallory' });
    writeFileSync(revision(3), readFileSync(join(other, 'releases/history/3.json')));
    writeFileSync(pointer(), readFileSync(join(other, 'releases/document.json')));
    rmSync(other, { recursive: true });
    expect(await served()).toMatchObject({ revision: 2, remotes: [{ version: versions[0] }] });
  });
});

describe('keys', () => {
  test('are rotated: earlier keys stay valid until they are removed', async () => {
    const [{ id: first } = { id: '' }] = await listKeys(dir);
    const before = readFileSync(revision(2));
    const second = await rotateKey(dir);
    expect(await listKeys(dir)).toMatchObject([
      { id: first, is_signing: false },
      { id: second, is_signing: true },
    ]);
    const after = readFileSync(revision(2));
    writeFileSync(revision(2), before);
    rmSync(pointer());
    expect((await store.document()).revision).toBe(2);
    await expect(removeKey(dir, second)).rejects.toThrow('signs new revisions');
    await removeKey(dir, first);
    expect((await store.document()).revision).toBe(1);
    writeFileSync(revision(2), after);
    expect((await store.document()).revision).toBe(2);
    await expect(removeKey(dir, first)).rejects.toThrow(`There is no key ${first}`);
  });

  test('are created once, beside the store, and readable by their owner only', async () => {
    await ensureKey(dir);
    expect(await listKeys(dir)).toHaveLength(1);
    expect(statSync(join(home, 'release-keys.json')).mode & 0o777).toBe(0o600);
  });

  test('sign a damaged newest revision from its copy in the pointer', async () => {
    rmSync(join(home, 'release-keys.json'));
    await store.activate(NAME, versions[1]!, { by });
    writeFileSync(revision(3), '{"revision":3');
    await ensureKey(dir);
    expect(await store.document()).toMatchObject({ revision: 3, remotes: [{ version: versions[1] }] });
    expect(await served()).toMatchObject({ revision: 3 });
    expect(await diagnoseStore(dir)).toEqual([]);
  });

  test('of a store without a release are created without a pointer', async () => {
    const empty = join(home, 'empty', 'releases');
    await ensureKey(empty);
    expect(await listKeys(empty)).toHaveLength(1);
    expect(existsSync(join(empty, 'document.json'))).toBe(false);
  });

  test('without the private part verify releases but change none', async () => {
    const file = join(home, 'release-keys.json');
    const keys = JSON.parse(readFileSync(file, 'utf8'));
    delete keys.keys[0].private;
    writeFileSync(file, JSON.stringify(keys));
    expect(await served()).toMatchObject({ revision: 2 });
    await expect(store.activate(NAME, versions[1]!, { by })).rejects.toThrow(
      'This server has no private key',
    );
  });
});
