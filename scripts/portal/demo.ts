import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/package.ts';
import type { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';

/** The demo data belongs to the API, which alone knows the database. */
const DEMO_COMMAND = join(root, 'api/src/demo/command.ts');

export async function runDemo([verb, ...more]: string[]): Promise<Answer> {
  if ((verb !== 'load' && verb !== 'reset') || more.length > 0)
    throw new Refusal('Use: portal demo load, or portal demo reset.');
  if (!existsSync(DEMO_COMMAND)) throw new Refusal('The API has no demo data yet.');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [DEMO_COMMAND, verb], { stdio: ['ignore', 2, 2] });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0)
    throw new Refusal(
      `The demo data could not be ${verb === 'load' ? 'loaded' : 'reset'}; the lines above say why.`,
    );
  return { data: { demo: verb }, text: `The demo data is ${verb === 'load' ? 'loaded' : 'as new'}.` };
}
