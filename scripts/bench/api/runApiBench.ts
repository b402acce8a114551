import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.ts';

/** Runs a benchmark of `api/bench`, which knows the database, in a process of its own. */
export async function runApiBench(file: string, parameters: string[] = []): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'api/bench', file), ...parameters], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${file} could not measure; the lines above say why.`);
}
