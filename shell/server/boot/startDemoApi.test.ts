import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDemoApi } from './startDemoApi.ts';

const executable = process.execPath;

/** Starts the API with another program instead of Node.js. */
async function startWith(path: string): Promise<unknown> {
  process.execPath = path;
  try {
    return await startDemoApi();
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
