import { spawnSync } from 'node:child_process';

/** Interval between two checks in milliseconds. */
const CHECK_MS = 250;

/**
 * Calls back once when the npm process that runs this program exits, or the shell between the two. npm sends a signal
 * to its shell only, which does not forward it. npm ignores SIGINT, which a terminal sends to this program too. Does
 * nothing for a program that npm did not start.
 */
export function onNpmExit(callback: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (!env['npm_lifecycle_event']) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === null || isRunning(npm))) return;
    clearInterval(timer);
    callback();
  }, CHECK_MS);
  timer.unref();
}

/** Returns null on Windows, where signals end the whole tree. */
function parentOf(pid: number): number | null {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout?.trim()) || null;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
