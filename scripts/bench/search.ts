import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * 1,000 and 100,000 vacancies: a mix of searches over HTTP, each beside the very statements it ran, sent over `pg`
 * alone. The API knows its database, so the measuring lives with it. `npm run bench -- search 1000000` takes other
 * numbers of vacancies; a million are about ten minutes of filling.
 */
export async function run(): Promise<void> {
  const bench = join(import.meta.dirname, '../../api/bench/search.ts');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [bench, ...process.argv.slice(3)], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('The search could not be measured; the lines above say why.');
}
