import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createStop } from './stopChildren.ts';

/** Closes within 200 ms after the first SIGTERM and fails at a second one, as our servers do. */
const server = `
  let signals = 0;
  process.on('SIGTERM', () => {
    if ((signals += 1) > 1) process.exit(1);
    setTimeout(() => process.exit(0), 200);
  });
  setInterval(() => {}, 1000);
  console.log('ready');`;

describe('createStop', () => {
  it('sends one SIGTERM when it is called twice, and both calls wait for the exit', async () => {
    const child = spawn(process.execPath, ['-e', server], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const stop = createStop([child]);
    const first = stop();
    await stop();
    expect(child.exitCode).toBe(0);
    await first;
  });
});
