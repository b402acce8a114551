import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** 10,000 browsers on the realtime server and on a server that is nothing but `ws`: connecting, memory, one broadcast. */
export async function run(): Promise<void> {
  const bench = join(import.meta.dirname, '../../api/bench/realtime.ts');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [bench], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('It could not be measured; the lines above say why.');
}
