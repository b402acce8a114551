import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

/** Runs commands that need the database in the API, which alone has access to it. */
export const OPERATOR_CLI = join(root, 'api/src/cli.ts');

const RELEASE_COMMANDS = new Set([
  'prepare',
  'publish',
  'activate',
  'attest',
  'attestations',
  'rollback',
  'canary',
  'preview',
  'list',
  'status',
  'blame',
  'compose',
  'environments',
  'promote',
  'history',
  'diff',
  'unpublish',
  'gc',
  'doctor',
  'install',
  'upgrade',
  'notice',
  'token',
  'keys',
  'grants',
]);

export const isReleaseCommand = (name: string): boolean => RELEASE_COMMANDS.has(name);

/** Runs a command of the API. @returns the exit code. */
export async function runOperator(args: string[]): Promise<number> {
  return await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [OPERATOR_CLI, ...args], { stdio: 'inherit' });
    // Ctrl-C also reaches the child, which shuts down by itself.
    process.on('SIGINT', () => undefined);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
