import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresPaths } from './paths.ts';

/** Above the maximum process id of every system. */
const NOBODYS_PID = 2_147_483_647;

/** Reads the server process from `postmaster.pid`; undefined unless it is alive and serves this data. */
export function findPostmaster(paths: PostgresPaths): number | undefined {
  const pid = pidIn(join(paths.data, 'postmaster.pid'));
  return pid !== undefined && isPostmaster(pid, paths.data) ? pid : undefined;
}

/** A process id alone is not enough: it may be reused, and a zombie still responds to signals. */
export function isPostmaster(pid: number, data: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(data);
}

/** Call only when no server of this data is running. */
export function clearStaleLocks(paths: PostgresPaths): void {
  const socket = join(paths.run, '.s.PGSQL.5432');
  rmSync(socket, { force: true });
  rmSync(`${socket}.lock`, { force: true });
  // Keep the file: PostgreSQL reads the shared memory id from it and refuses to start while an orphaned worker
  // writes. It removes the file itself.
  const file = join(paths.data, 'postmaster.pid');
  if (pidIn(file) === undefined) rmSync(file, { force: true });
  else writeFileSync(file, readFileSync(file, 'utf8').replace(/^-?\d+/, String(NOBODYS_PID)));
}

/** Checks whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function pidIn(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10));
  return pid > 0 ? pid : undefined;
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
