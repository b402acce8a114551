import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Step = [title: string, command: string[], cwd: string];

/** Runs a command and prints its duration; its output only when it fails. */
export async function timed(
  title: string,
  [command = '', ...args]: string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const started = performance.now();
  const env = { ...withoutNpm(process.env), ...environment };
  const child = spawn(command === 'node' ? process.execPath : command, args, { cwd, env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Failed to ${title}:\n${Buffer.concat(output).toString()}`);
  console.log(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** npm passes settings of the outer project to the commands that it runs. */
export function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}
