/**
 * Runs a Node program, given as arguments, in a process group of its own, and ends the whole group when whoever
 * started this goes away, by a signal or without a word (kill -9): a build leaves no compiler behind.
 */
import { spawn } from 'node:child_process';

const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit', detached: true });

function end(): void {
  // Without a process there is no group; -undefined would be everyone's.
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('disconnect', end);
child.once('exit', (code) => process.exit(code ?? 1));
