import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Progress } from './watchdogReporter.ts';

const timeoutMs = workerData as number;
const TICK_MS = 250;

/**
 * Milliseconds without progress per test file, counted in ticks so that a suspended machine does not count. On an
 * overloaded machine a tick counts less.
 */
const idle = new Map<string, { ms: number; test: string }>();
let isComplete = false;

parentPort?.on('message', (progress: Progress) => {
  if (progress === 'run complete') {
    idle.clear();
    isComplete = true;
    idle.set('The test process', { ms: 0, test: 'after the last test' });
    return;
  }
  const { path, test = 'outside of a test', isDone } = progress;
  if (isDone) idle.delete(path);
  else idle.set(path, { ms: 0, test });
});

setInterval(() => {
  const [load = 0] = loadavg();
  const overload = Math.max(1, load / (2 * availableParallelism()));
  for (const [path, entry] of idle) {
    entry.ms += TICK_MS / overload;
    if (entry.ms >= timeoutMs) kill(path, entry.test);
  }
}, TICK_MS);

function kill(path: string, test: string): void {
  const problem = isComplete ? 'does not exit' : 'makes no progress';
  // Streams of a thread are written by the main thread, which may be blocked.
  writeSync(2, `\nWATCHDOG: ${path} ${problem} (${timeoutMs / 1000} s, ${test}). Killing the test run.\n`);
  for (const pid of jestWorkers()) signal(pid);
  signal(process.pid);
}

function jestWorkers(): number[] {
  const { stdout, error } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  if (error) return [];
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === process.pid && match?.[3]?.includes('jest-worker'))
    .map((match) => Number(match?.[1]));
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has exited.
  }
}
