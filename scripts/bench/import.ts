import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** An import of 200 vacancies beside a bare fetch of the same page. The API knows its database, so the measuring lives with it. */
export async function run(): Promise<void> {
  const bench = join(import.meta.dirname, '../../api/bench/import.ts');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [bench], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('The import could not be measured; the lines above say why.');
}
