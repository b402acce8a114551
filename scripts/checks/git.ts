import { spawnSync } from 'node:child_process';

/** Runs git and returns its output lines, or `undefined` when git or what it was asked for is not available. */
export function gitLines(folder: string, ...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}
