import type { ChildProcess } from 'node:child_process';

/** Graceful shutdown timeout; after it a process is killed. */
const STOP_TIMEOUT_MS = 15_000;

/**
 * Returns a function that stops the processes in reverse order of their start. Further calls wait for the first one: a
 * second SIGTERM would end a server in the middle of its graceful shutdown.
 */
export function createStop(children: readonly ChildProcess[]): () => Promise<void> {
  let stopped: Promise<void> | null = null;
  return async () => {
    stopped ??= Promise.all(children.toReversed().map(end)).then(() => undefined);
    await stopped;
  };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
