import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick in `/proc`. */
const TICK_MS = 10;

/**
 * Reads the metrics of a child process with the given script in its command line, including its own child processes.
 * Linux only.
 */
export const childProcess = (script: string, except?: string) => processTree(childOf(script), except);

/** Reads the metrics of a process including its child processes, except one that is counted separately. Linux only. */
export function processTree(root: string, except?: string) {
  const sum = (read: (folder: string) => number) =>
    withDescendants(root, except).reduce((all, pid) => all + whileThere(() => read(`/proc/${pid}`), 0), 0);
  return {
    cpuMs: () => sum(cpuMsOf),
    megabytes: () => sum(megabytesOf),
  };
}

function cpuMsOf(folder: string): number {
  const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]!.split(' ');
  // Its own time, and that of children that have ended.
  return fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0) * TICK_MS;
}

function megabytesOf(folder: string): number {
  // Memory that processes share counts once.
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`${folder}/smaps_rollup`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

function withDescendants(pid: string, except: string | undefined): string[] {
  if (pid === except) return [];
  const children = whileThere(
    () =>
      readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
        readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
      ),
    [],
  );
  return [pid, ...children.flatMap((child) => withDescendants(child, except))];
}

/** A process may end while it is read. */
function whileThere<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function childOf(script: string): string {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  const found = children
    .split(' ')
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script));
  if (!found) throw new Error(`No child process runs ${script}.`);
  return found;
}
