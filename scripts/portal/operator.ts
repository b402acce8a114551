import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/package.ts';

/** The API alone knows the database, so it has the verbs that work on it. */
const OPERATOR_COMMAND = join(root, 'api/src/cli.ts');

const RELEASE_VERBS = new Set(['publish', 'activate', 'rollback', 'list']);

/** Whether a verb is about releases, which this command does itself. */
export const isRelease = (verb: string): boolean => RELEASE_VERBS.has(verb);

/** Hands all words on. @returns the exit code. */
export async function runOperator(args: string[]): Promise<number> {
  return await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [OPERATOR_COMMAND, ...args], { stdio: 'inherit' });
    // Ctrl-C reaches the child as well, which ends in its own time.
    process.on('SIGINT', () => undefined);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
