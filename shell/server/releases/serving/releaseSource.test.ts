import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { localObjects } from '../../storage/localObjects.ts';
import { storageOf } from '../../storage/releaseStorage.ts';
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
async function deploy(text: string): Promise<void> {
  builtRemote(join(home, text), text);
  await openReleaseStore(dir).publish(join(home, text), NAME);
  await openReleaseStore(dir).activate(NAME, 'latest', { by: 'ana' });
}

/** Opens a source whose store takes `delay.ms` for each read. */
function slowSource(maxAgeMs: number) {
  const delay = { ms: 500 };
  const objects = localObjects(dir);
  const slow: typeof objects = {
    ...objects,
    maxAgeMs,
    readIfChanged: async (path, tag) => {
      await sleep(delay.ms);
      return await objects.readIfChanged(path, tag);
    },
  };
  return { delay, source: createReleaseSource({ place: { ...storageOf(dir), objects: slow } }) };
}

test('the first page waits for a slow remote store', async () => {
  const { source } = slowSource(1);
  expect((await source.current()).document.revision).toBe(1);
});

test('later pages get the earlier document while a remote store is slow', async () => {
  const { source, delay } = slowSource(1);
  await source.current();
  await deploy('first');
  delay.ms = 3000;
  const start = Date.now();
  expect((await source.current()).document.revision).toBe(1);
  expect(Date.now() - start).toBeLessThan(2500);
});

test('pages wait for a slow folder, so that an activation counts at once', async () => {
  const { source } = slowSource(0);
  await source.current();
  await deploy('first');
  expect((await source.current()).document.revision).toBe(2);
});

test('reads a remote store once per its age, and again after a change of this server', async () => {
  const { source, delay } = slowSource(60_000);
  delay.ms = 0;
  await source.current();
  await deploy('first');
  expect((await source.current()).document.revision).toBe(1);
  const { source: other } = slowSource(60_000);
  expect((await other.current()).document.revision).toBe(2);
});
