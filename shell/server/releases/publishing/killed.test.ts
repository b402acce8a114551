import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { diagnoseStore } from '../maintenance/diagnoseStore.ts';
import { releaseHistory } from './releaseHistory.ts';
import { createReleaseSource } from '../serving/releaseSource.ts';
import { openReleaseStore } from './releaseStore.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';

const NAME = 'mfe-checkout';
const by = 'ana';
/** Killed processes. Each dies at another moment of an activation. */
const ROUNDS = 8;

let home: string;
let dir: string;
const versions: string[] = [];
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-killed-'));
  dir = join(home, 'releases');
  const store = openReleaseStore(dir);
  builtShell(join(home, 'shell'));
  await store.publish(join(home, 'shell'), 'shell');
  await store.activate('shell', 'latest', { by });
  for (const text of ['first', 'second']) {
    builtRemote(join(home, text), text);
    versions.push((await store.publish(join(home, text), NAME)).release.version);
  }
});
afterAll(() => rmSync(home, { recursive: true }));

/** Kills a process that activates releases, some turns of the event loop after an activation. */
async function killWhileActivating(turns: number): Promise<void> {
  const script = join(import.meta.dirname, '../testing/activateInTurns.ts');
  const child = fork(script, [dir, NAME, ...versions], { execArgv: [] });
  await once(child, 'message');
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

test('a process that is killed while it activates leaves one whole release, and loses no earlier activation', async () => {
  const source = createReleaseSource({ place: dir });
  let known = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await killWhileActivating(round * 40);
    const { document } = await source.current();
    expect(versions).toContain(document.remotes[0]?.version);
    const revisions = (await releaseHistory(dir)).map(({ revision }) => revision);
    expect(revisions).toEqual(
      Array.from({ length: revisions.length }, (_, index) => revisions.length - index),
    );
    expect(revisions.length).toBeGreaterThan(known);
    known = revisions.length;
    // A new revision may be complete before the pointer names it.
    expect(known - document.revision).toBeLessThanOrEqual(1);
    for (const { repair } of await diagnoseStore(dir)) await repair?.();
    expect((await source.current()).document.revision).toBe(known);
    expect(await openReleaseStore(dir).activate(NAME, versions[0]!, { by })).toMatchObject({
      revision: known + 1,
    });
    known += 1;
  }
}, 120_000);
