import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.ts';
import type { TestSet } from './areas.ts';

/** `hung` counts as noticed: the test run was ended at its time limit. */
export type Outcome = 'passed' | 'failed' | 'hung';

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** Runs a set of tests until the first failure, for at most the given number of milliseconds. */
export async function runTests({ project, tests }: TestSet, timeoutMs: number): Promise<Outcome> {
  const filter = ['--selectProjects', project, '--testPathPatterns', tests, '--bail', '--maxWorkers=1'];
  // The group of the process contains Jest's worker too, which may be in an endless loop.
  const jest = spawn(process.execPath, [...JEST, ...filter], { cwd: ROOT, stdio: 'ignore', detached: true });
  const kill = (): unknown => process.kill(-jest.pid!, 'SIGKILL');
  const timer = setTimeout(kill, timeoutMs);
  process.once('exit', kill);
  const [code] = (await once(jest, 'exit')) as [number | null];
  clearTimeout(timer);
  process.off('exit', kill);
  if (code === 0) return 'passed';
  return code === null ? 'hung' : 'failed';
}

/** Runs a set of tests with another text of a file and restores the file. */
export async function runTestsWith(
  { file, text }: { file: string; text: string },
  testSet: TestSet,
  timeoutMs: number,
): Promise<Outcome> {
  const path = join(ROOT, file);
  const original = readFileSync(path, 'utf8');
  const restore = (): void => replaceFile(path, original);
  process.once('exit', restore);
  replaceFile(path, text);
  try {
    return await runTests(testSet, timeoutMs);
  } finally {
    process.off('exit', restore);
    restore();
  }
}

/** Replaces the file itself, so that hard links of other working copies keep the old text. */
function replaceFile(path: string, text: string): void {
  rmSync(path);
  writeFileSync(path, text);
}
