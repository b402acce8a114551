import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { ensureKey, listKeys, removeKey, rotateKey } from '../maintenance/rotateKeys.ts';
import { type ReleaseStore, releaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';
import { createHistoryReader } from './historyReader.ts';

const NAME = 'mfe-checkout';
const ana = { by: 'ana' };

let home: string;
let dir: string;
let store: ReleaseStore;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-history-'));
  dir = join(home, 'releases');
  store = releaseStore(home);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function activate(text: string): Promise<void> {
  builtRemote(join(home, 'dist'), text);
  const { release } = await store.publish(join(home, 'dist'), NAME);
  await store.activate(NAME, release.version, ana);
}

/** Adds a key to a store whose first revision only the earlier key signed. @returns the ID of that key */
async function addKey(): Promise<string> {
  await ensureKey(dir);
  const earlier = (await listKeys(dir))[0]!.id;
  await activate('first');
  const file = join(dir, 'history/1.json');
  const signed = readFileSync(file);
  await rotateKey(dir);
  for (const each of [file, join(dir, 'document.json')]) writeFileSync(each, signed);
  return earlier;
}

describe('history reader', () => {
  test.each([
    ['once', 3, 4],
    ['again when there are more than it remembers', 2, 6],
  ])('reads the newest revision each time and those before it %s', async (_title, remembered, expected) => {
    for (const text of ['first', 'second', 'third']) await activate(text);
    const storage = storageOf(dir);
    const read = jest.fn(storage.objects.read);
    const reader = createHistoryReader({ ...storage, objects: { ...storage.objects, read } }, remembered);
    for (const _time of [1, 2])
      expect((await reader.read(() => false)).revisions).toMatchObject([{ revision: 3 }, {}, {}]);
    expect(read.mock.calls.filter(([path]) => path.startsWith('history/'))).toHaveLength(expected);
  });

  test('reads only the revisions before a given one', async () => {
    for (const text of ['first', 'second', 'third']) await activate(text);
    const { revisions } = await createHistoryReader(dir).read(() => false, 3);
    expect(revisions).toMatchObject([{ revision: 2 }, { revision: 1 }]);
  });

  test('forgets the revisions of a removed key, also those of a read that was running', async () => {
    const key = await addKey();
    const storage = storageOf(dir);
    const held = Promise.withResolvers<void>();
    const list = jest.fn(async (path: string) => {
      if (list.mock.calls.length === 1) await held.promise;
      return await storage.objects.list(path);
    });
    const reader = createHistoryReader({ ...storage, objects: { ...storage.objects, list } });
    const read = async () => await reader.read(() => false);
    const early = read();
    while (list.mock.calls.length === 0) await new Promise(setImmediate);
    await removeKey(dir, key);
    const current = { revisions: [], damaged: [1] };
    expect(await read()).toEqual(current);
    held.resolve();
    expect((await early).revisions).toMatchObject([{ revision: 1 }]);
    expect(await read()).toEqual(current);
  });
});
