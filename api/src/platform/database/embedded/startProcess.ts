import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresPaths } from './paths.ts';

export interface StartedProcess {
  pid: number;
  isRunning(): boolean;
  /** Log output since the start. */
  lastWords(): string;
}

/** Starts the server in its own process group, so that Ctrl-C reaches us first and we stop it in order. */
export function startProcess(paths: PostgresPaths): StartedProcess {
  const log = openSync(paths.log, 'a', 0o600);
  const logStart = statSync(paths.log).size;
  let isRunning = true;
  const child = spawn(
    join(paths.native, 'bin/postgres'),
    [
      '-D',
      paths.data,
      '-k',
      paths.run,
      '-c',
      'listen_addresses=',
      '-c',
      'timezone=UTC',
      '-c',
      'log_timezone=UTC',
    ],
    {
      cwd: paths.data,
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', log, log],
      detached: true,
      ...(paths.account && { uid: paths.account.uid, gid: paths.account.gid }),
    },
  );
  let failure = '';
  child.on('error', (error) => {
    isRunning = false;
    failure = error.message;
  });
  child.on('exit', () => {
    isRunning = false;
  });
  child.unref();
  closeSync(log);
  return {
    pid: child.pid ?? -1,
    isRunning: () => isRunning,
    lastWords: () => failure || complaint(readFileSync(paths.log, 'utf8').slice(logStart)),
  };
}

/** Returns the last lines without timestamps; the cause precedes a FATAL line. */
function complaint(text: string): string {
  const lines = text.trim().split('\n').slice(-6);
  return lines
    .map((line) => line.replace(/^[\d-]+ [\d:.]+ UTC \[\d+\] /, ''))
    .join(' ')
    .slice(0, 800);
}
