import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hashOf } from '../testing/siteFixture.ts';

const CODE =
  "exports.default = { '/': async ({ fetchJson }) => { await fetchJson('/options'); for (;;); } };";
const MODULE = new URL('startSandbox.ts', import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the process IDs of the sandboxes of a process. */
function sandboxesOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n');
  const own = lines.filter((line) => line.trim().startsWith(`${pid} `) && line.includes('sandbox/process'));
  return own.map((line) => Number(line.trim().split(/\s+/, 2)[1]));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a sandbox in an endless loop ends when its site server is killed', async () => {
  const file = join(folder, 'heads.cjs');
  writeFileSync(file, CODE);
  const api = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const release = { key: 'one', heads: { 'mfe-one': { file, integrity: hashOf(CODE) } } };
  const head = { remote: 'mfe-one', pattern: '/', path: '/', params: {}, query: '', siteUrl: 'http://site' };
  const server = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { startSandbox } from ${JSON.stringify(MODULE)};
     setInterval(() => {}, 1000);
     const options = { apiUrl: 'http://127.0.0.1:${port}', deadlineMs: 60_000, onProblem() {} };
     const task = { kind: 'head', head: ${JSON.stringify(head)} };
     await startSandbox(options).run(${JSON.stringify(release)}, task, '127.0.0.1');`,
  ]);
  await once(api, 'request');
  const [sandbox = 0] = sandboxesOf(server.pid!);
  expect(isRunning(sandbox)).toBe(true);
  server.kill('SIGKILL');
  try {
    for (let tries = 0; tries < 50 && isRunning(sandbox); tries += 1)
      // oxlint-disable-next-line no-await-in-loop -- Waits until the process has ended.
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isRunning(sandbox)).toBe(false);
  } finally {
    if (isRunning(sandbox)) process.kill(sandbox, 'SIGKILL');
    api.closeAllConnections();
    api.close();
  }
}, 30_000);
