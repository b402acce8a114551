import { spawn } from 'node:child_process';
import { ROOT } from './settings.ts';

/** A named command of a longer run, with what it needs in its environment. */
export type Stage = { name: string; command: string[]; env?: NodeJS.ProcessEnv };

/** Runs commands one after the other, their output as it comes; stops at the first that fails. */
export async function runStages(stages: Stage[]): Promise<boolean> {
  for (const { name, command, env } of stages) {
    process.stdout.write(`\n── ${name}\n`);
    const started = performance.now();
    const isGood = await succeeds(command, env);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`── ${name}: ${isGood ? 'passed' : 'FAILED'} (${seconds} s)\n`);
    if (!isGood) return false;
  }
  return true;
}

function succeeds([program = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
