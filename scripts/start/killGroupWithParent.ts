/**
 * Runs the Node program given as arguments in a separate process group. Kills the group when this process receives a
 * signal or the parent exits, even by SIGKILL, so that an aborted build leaves no compiler running.
 */
import { spawn } from 'node:child_process';

const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit', detached: true });

function end(): void {
  // Without a pid there is no group to kill.
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('disconnect', end);
child.once('exit', (code) => process.exit(code ?? 1));
