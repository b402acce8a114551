import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts a child process, prints both process IDs and never exits. */
const program = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(process.pid + ' ' + child.pid);
  setInterval(() => {}, 1000);`;

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'killGroupWithParent.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/** Zombie processes count as exited. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

describe('killGroupWithParent', () => {
  it.each([
    ['the parent exits', (wrapper: ChildProcess) => wrapper.disconnect()],
    ['it receives SIGTERM', (wrapper: ChildProcess) => wrapper.kill('SIGTERM')],
  ])('kills the program and its children when %s', async (_title, end) => {
    const wrapper = start('-e', program);
    const [output] = (await once(wrapper.stdout!, 'data')) as [Buffer];
    const pids = output.toString().trim().split(' ').map(Number);
    expect(pids.every(isRunning)).toBe(true);
    end(wrapper);
    while (pids.some(isRunning)) await sleep(20);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  it('passes the exit code of the program on', async () => {
    const [code] = (await once(start('-e', 'process.exit(3)'), 'exit')) as [number];
    expect(code).toBe(3);
  });
});
