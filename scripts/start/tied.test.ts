import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A program that starts another one, says its number, and never ends. */
const program = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(process.pid + ' ' + child.pid);
  setInterval(() => {}, 1000);`;

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'tied.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/** One that has ended keeps its number until somebody asks how it ended. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

async function allGone(pids: number[]): Promise<boolean> {
  for (let tries = 0; tries < 100 && pids.some(isRunning); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return !pids.some(isRunning);
}

test.each([
  ['goes without a word', (tied: ChildProcess) => tied.disconnect()],
  ['is told to stop', (tied: ChildProcess) => tied.kill('SIGTERM')],
])('when whoever waits for a build %s, the build and all that it started end', async (_title, leave) => {
  const tied = start('-e', program);
  const [said] = (await once(tied.stdout!, 'data')) as [Buffer];
  const pids = said.toString().trim().split(' ').map(Number);
  expect(pids.every(isRunning)).toBe(true);
  leave(tied);
  expect(await allGone(pids)).toBe(true);
});

test('a build that fails is told by its exit code', async () => {
  const [code] = (await once(start('-e', 'process.exit(3)'), 'exit')) as [number];
  expect(code).toBe(3);
});
