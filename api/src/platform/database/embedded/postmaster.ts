import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from './places.ts';

/** No process can have this number: above every system's limit. */
const NOBODYS_PID = 2_147_483_647;

/** The server's process as `postmaster.pid` names it; undefined when that is not a living server of these data. */
export function findPostmaster(places: Places): number | undefined {
  const pid = pidIn(join(places.data, 'postmaster.pid'));
  return pid !== undefined && isPostmaster(pid, places.data) ? pid : undefined;
}

/** A number alone proves little: after a restart another program may have it, and a zombie still answers to it. */
export function isPostmaster(pid: number, data: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(data);
}

/** To be called when no server of these data lives. */
export function clearStaleLocks(places: Places): void {
  const socket = join(places.run, '.s.PGSQL.5432');
  rmSync(socket, { force: true });
  rmSync(`${socket}.lock`, { force: true });
  // Not removed: PostgreSQL reads from it which shared memory to look at, and refuses to start while an
  // orphaned worker still writes. It takes the file away itself once it sees that the process is gone.
  const file = join(places.data, 'postmaster.pid');
  if (pidIn(file) === undefined) rmSync(file, { force: true });
  else writeFileSync(file, readFileSync(file, 'utf8').replace(/^-?\d+/, String(NOBODYS_PID)));
}

/** Whether a process with this number exists at all. */
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
