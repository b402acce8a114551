import { readFileSync } from 'node:fs';

/** Milliseconds of a clock tick in `/proc`. */
const TICK_MS = 10;

/** Reads the figures of a child process with the given script in its command line. Linux only. */
export function childProcess(script: string) {
  const folder = `/proc/${childOf(script)}`;
  return {
    cpuMs(): number {
      const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    megabytes(): number {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))!;
      return Number(kilobytes) / 1024;
    },
  };
}

function childOf(script: string): string {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  const found = children
    .split(' ')
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script));
  if (!found) throw new Error(`No child process runs ${script}.`);
  return found;
}
