import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick in `/proc`. */
const TICK_MS = 10;

/**
 * Reads the figures of a child process with the given script in its command line, with those of the processes that it
 * has started. Linux only.
 */
export function childProcess(script: string) {
  const root = childOf(script);
  const sum = (read: (folder: string) => number) =>
    withDescendants(root).reduce((all, pid) => all + read(`/proc/${pid}`), 0);
  return {
    cpuMs: () => sum(cpuMsOf),
    megabytes: () => sum(megabytesOf),
  };
}

function cpuMsOf(folder: string): number {
  const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function megabytesOf(folder: string): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

function withDescendants(pid: string): string[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [pid, ...children.flatMap(withDescendants)];
}

function childOf(script: string): string {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  const found = children
    .split(' ')
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script));
  if (!found) throw new Error(`No child process runs ${script}.`);
  return found;
}
