import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Sign-ins a second over HTTP, beside argon2id alone with the same cost and as many at a time. */
export async function run(): Promise<void> {
  const bench = join(import.meta.dirname, '../../api/bench/signIn.ts');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [bench], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('It could not be measured; the lines above say why.');
}
