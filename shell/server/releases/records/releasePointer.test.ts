import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { releaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';
import { updatePointer } from './releasePointer.ts';

let home: string;
let dir: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-pointer-'));
  dir = join(home, 'releases');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function activate(text: string): Promise<void> {
  builtRemote(join(home, 'dist'), text);
  const store = releaseStore(home);
  const { release } = await store.publish(join(home, 'dist'), 'mfe-checkout');
  await store.activate('mfe-checkout', release.version, { by: 'ana' });
}

describe('updatePointer', () => {
  test('ends at a revision that another writer adds in the meantime, and notifies once', async () => {
    await activate('first');
    const pointer = readFileSync(join(dir, 'document.json'));
    await activate('second');
    writeFileSync(join(dir, 'document.json'), pointer);
    const newest = join(dir, 'history/2.json');
    const content = readFileSync(newest);
    rmSync(newest);
    const storage = storageOf(dir);
    const replace = jest.fn(async (...call: Parameters<typeof storage.objects.replace>) => {
      await storage.objects.replace(...call);
      writeFileSync(newest, content);
    });
    const moved = jest.fn();
    storage.pointerMoved.add(moved);
    await updatePointer({ ...storage, objects: { ...storage.objects, replace } });
    expect(JSON.parse(readFileSync(join(dir, 'document.json'), 'utf8'))).toMatchObject({ revision: 2 });
    expect(replace).toHaveBeenCalledTimes(2);
    expect(moved).toHaveBeenCalledTimes(1);
  });
});
