import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';
import { CrashDisk, type DiskChange } from '../testing/crashDisk.ts';

const NAME = 'mfe-checkout';
const by = 'ana';
const { link, mkdir, open, rename, rm, writeFile } = files;

/** Changes in the order of the calls; undefined while nothing is recorded. */
let changes: DiskChange[] | undefined;
const record = (change: DiskChange): unknown => changes?.push(change);

jest.unstable_mockModule('node:fs/promises', () => ({
  ...files,
  async writeFile(path: string, content: string | Buffer, options?: { flush?: boolean }) {
    await writeFile(path, content, options);
    record({ kind: 'write', path, content: Buffer.from(content), isFlushed: options?.flush === true });
  },
  async mkdir(path: string, options: { recursive: true }) {
    await mkdir(path, options);
    record({ kind: 'mkdir', path });
  },
  async rm(path: string, options?: { recursive?: boolean }) {
    await rm(path, options);
    record({ kind: 'remove', path });
  },
  async rename(from: string, to: string) {
    await rename(from, to);
    record({ kind: 'rename', from, to });
  },
  async link(from: string, to: string) {
    await link(from, to);
    record({ kind: 'link', from, to });
  },
  async open(path: string, flags: string) {
    const handle = await open(path, flags);
    const { sync } = handle;
    handle.sync = async () => {
      await sync.call(handle);
      record({ kind: 'syncFolder', path });
    };
    return handle;
  },
}));
const { diagnoseStore } = await import('../maintenance/diagnoseStore.ts');
const { openReleaseStore } = await import('./releaseStore.ts');
const { createReleaseSource } = await import('../serving/releaseSource.ts');

let folder: string;
let base: string;
const versions: string[] = [];

/** A store in which the first release is active and the second one published. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-power-'));
  base = join(folder, 'base');
  const store = openReleaseStore(base);
  builtShell(join(folder, 'shell'));
  await store.publish(join(folder, 'shell'), 'shell');
  await store.activate('shell', 'latest', { by });
  for (const text of ['first', 'second']) {
    builtRemote(join(folder, text), text);
    versions.push((await store.publish(join(folder, text), NAME)).release.version);
  }
  await store.activate(NAME, versions[0]!, { by });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Simulates a power loss after each change of `work`. @returns the remaining stores, the last one after `work`. */
async function lossesDuring(work: (dir: string) => Promise<unknown>): Promise<string[]> {
  const dir = mkdtempSync(join(folder, 'run-'));
  cpSync(base, dir, { recursive: true });
  const disk = new CrashDisk(dir);
  changes = [];
  await work(dir);
  const made = changes;
  changes = undefined;
  const left: string[] = [];
  for (const change of made) {
    disk.apply(change);
    for (const loss of ['renamed', 'dropped'] as const) {
      const target = mkdtempSync(join(folder, 'left-'));
      disk.writeAfterLoss(target, loss);
      left.push(target);
    }
  }
  return left;
}

async function servedVersion(dir: string): Promise<string | undefined> {
  const { document, shell } = await createReleaseSource({ place: dir }).current();
  expect(shell.name).toBe('shell');
  // A new revision may be complete before the pointer names it.
  for (const { repair } of await diagnoseStore(dir)) await repair?.();
  const { revision } = (await createReleaseSource({ place: dir }).current()).document;
  expect(revision).toBe((await openReleaseStore(dir).document()).revision);
  expect(revision).toBeGreaterThanOrEqual(document.revision);
  return document.remotes[0]?.version;
}

test('a power loss during an activation leaves the old or the new release, and after it the new one', async () => {
  const left = await lossesDuring(
    async (dir) => await openReleaseStore(dir).activate(NAME, versions[1]!, { by }),
  );
  const served = [];
  for (const dir of left) served.push(await servedVersion(dir));
  expect(new Set(served)).toEqual(new Set(versions));
  expect(served.at(-1)).toBe(versions[1]);
  // The next activation works on each of them.
  for (const dir of left)
    expect(await openReleaseStore(dir).activate(NAME, versions[1]!, { by })).toMatchObject({ name: NAME });
});

test('a power loss during a publication leaves the whole release or none', async () => {
  const { version } = builtRemote(join(folder, 'third'), 'third');
  const left = await lossesDuring(
    async (dir) => await openReleaseStore(dir).publish(join(folder, 'third'), NAME),
  );
  const outcomes = [];
  for (const dir of left) {
    const store = openReleaseStore(dir);
    const outcome = await store.activate(NAME, version, { by }).then(
      () => 'whole',
      ({ message }: Error) => message,
    );
    outcomes.push(outcome);
    await store.publish(join(folder, 'third'), NAME);
    expect(await store.activate(NAME, version, { by })).toMatchObject({ version });
  }
  expect(new Set(outcomes)).toEqual(
    new Set(['whole', `${NAME} ${version} is not published. See: portal list`]),
  );
  expect(outcomes.at(-1)).toBe('whole');
});
