import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDemoApi } from './startDemoApi.ts';

const executable = process.execPath;

/** Starts the API with another program instead of Node.js. */
async function startWith(path: string, signal = new AbortController().signal): Promise<unknown> {
  process.execPath = path;
  try {
    return await startDemoApi(signal);
  } finally {
    process.execPath = executable;
  }
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boot-programs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['does not start', undefined],
  ['exits', 'exit 1'],
  ['is killed', 'kill -9 $$'],
])('names the setting at once when the API %s', async (_case, code) => {
  const path = join(folder, 'program');
  if (code === undefined) rmSync(path, { force: true });
  else writeFileSync(path, `#!/bin/sh\n${code}\n`, { mode: 0o755 });
  await expect(startWith(path)).rejects.toThrow('BOOT_CHECK_API_URL');
});

test('a start that is aborted ends the API', async () => {
  const path = join(folder, 'waiting');
  const marker = join(folder, 'ended');
  const abort = new AbortController();
  const code = `trap 'touch ${marker}; exit' TERM\ntouch ${path}.started\nwhile :; do sleep 0.02; done`;
  writeFileSync(path, `#!/bin/sh\n${code}\n`, { mode: 0o755 });
  const starting = startWith(path, abort.signal);
  while (!existsSync(`${path}.started`)) await sleep(10);
  abort.abort(new Error('The site ends.'));
  await expect(starting).rejects.toThrow('The site ends.');
  expect(existsSync(marker)).toBe(true);
});

test('folders of checks whose process has ended are removed', async () => {
  // Above the largest number that a process can have.
  const old = join(tmpdir(), 'boot-check-2147483647-old');
  const own = join(tmpdir(), `boot-check-${process.pid}-own`);
  for (const each of [old, own]) mkdirSync(each, { recursive: true });
  await expect(startWith(join(folder, 'none'))).rejects.toThrow('BOOT_CHECK_API_URL');
  expect([existsSync(old), existsSync(own)]).toEqual([false, true]);
  rmSync(own, { recursive: true });
});
