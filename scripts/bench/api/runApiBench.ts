import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.ts';

/** Runs a benchmark of `api/bench` in a child process. */
export async function runApiBench(file: string, args: string[] = []): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'api/bench', file), ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${file} failed. See the output above.`);
}
