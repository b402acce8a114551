import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { localObjects } from '../../platform/storage/localObjects.ts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { createReleaseSource } from './releaseSource.ts';
import { openReleaseStore } from '../publishing/releaseStore.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';

const NAME = 'mfe-checkout';

let home: string;
let dir: string;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-source-'));
  dir = join(home, 'releases');
  builtShell(join(home, 'shell'), 'shell', {});
  await openReleaseStore(dir).publish(join(home, 'shell'), 'shell');
  await openReleaseStore(dir).activate('shell', 'latest', { by: 'ana' });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Publishes and activates a release, which raises the revision by one. */
async function deploy(text: string, place: StorePlace = dir): Promise<void> {
  builtRemote(join(home, text), text);
  await openReleaseStore(place).publish(join(home, text), NAME);
  await openReleaseStore(place).activate(NAME, 'latest', { by: 'ana' });
}

/** Opens a source whose store waits before each read. `place` is the location that the source reads. */
function slowSource(maxAgeMs: number, wait: () => Promise<unknown> = async () => await sleep(500)) {
  const objects = localObjects(dir);
  const slow: typeof objects = {
    ...objects,
    maxAgeMs,
    readIfChanged: async (path, tag) => {
      await wait();
      return await objects.readIfChanged(path, tag);
    },
  };
  const place = { ...storageOf(dir), objects: slow };
  return { place, source: createReleaseSource({ place }) };
}

test('the first page waits for a slow remote store', async () => {
  const { source } = slowSource(1);
  expect((await source.current()).document.revision).toBe(1);
});

test('later pages get the earlier document while a remote store is slow', async () => {
  let answer = Promise.resolve();
  const { source } = slowSource(1, async () => await answer);
  await source.current();
  await deploy('first');
  let release = (): void => undefined;
  answer = new Promise((resolve) => (release = resolve));
  expect((await source.current()).document.revision).toBe(1);
  release();
});

test('pages wait for a slow folder, so that an activation counts at once', async () => {
  const { source } = slowSource(0);
  await source.current();
  await deploy('first');
  expect((await source.current()).document.revision).toBe(2);
});

test('reads a remote store once per its age, and again after a change of this server', async () => {
  const { place, source } = slowSource(60_000, async () => undefined);
  await source.current();
  await deploy('first');
  expect((await source.current()).document.revision).toBe(1);
  await deploy('second', place);
  expect((await source.current()).document.revision).toBe(3);
});
