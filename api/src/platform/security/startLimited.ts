import { type ChildProcess, spawn } from 'node:child_process';

interface Limits {
  /** Heap of Node in MB. */
  heapMb: number;
  /** Memory of the process in KB (RLIMIT_DATA): Node reserves about 650,000 of it without using it. */
  memoryKb: number;
}

/** Starts a script that reads files of strangers in a child process with limited memory and without our environment. */
export function startLimited(
  script: string,
  { heapMb, memoryKb }: Limits,
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const node = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${heapMb}`,
    script,
  ];
  const [command, ...values] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', `ulimit -d ${memoryKb}; exec "$0" "$@"`, ...node];
  return spawn(command!, values, {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}
