import { spawnSync } from 'node:child_process';

/** Interval between two checks in milliseconds. */
const CHECK_MS = 250;

/**
 * Calls back once when the npm process that runs this program exits, or the shell between the two. npm forwards
 * SIGINT and SIGTERM to its child only. A shell there ends at SIGTERM and forwards neither, so a script that must
 * receive SIGINT from npm replaces the shell: `exec node program.ts || node program.ts`, where the second command is
 * for Windows, which has no `exec`. Does nothing for a program that npm did not start.
 */
export function onNpmExit(callback: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (!env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const npm = isShell(parent) ? Number(ask('ppid', parent)) || null : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || isRunning(npm))) return;
    clearInterval(timer);
    callback();
  }, CHECK_MS);
  timer.unref();
}

function isShell(pid: number): boolean {
  return /^(?:.*\/)?-?[a-z]*sh$/.test(ask('comm', pid));
}

/** Returns a field of a process. Empty on Windows, where signals end the whole tree. */
function ask(field: 'ppid' | 'comm', pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
