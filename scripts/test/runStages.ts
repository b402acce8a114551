import { spawn } from 'node:child_process';
import { ROOT } from '../start/settings.ts';

/**
 * A named command with additions to its environment. `retry` returns the stage that repeats what failed, if that can
 * be repeated.
 */
export type Stage = {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  retry?: () => Stage | undefined;
};

/** Runs the commands in order with their output passed through; stops at the first failure and returns false. */
export async function runStages(stages: Stage[]): Promise<boolean> {
  for (const { name, command, env, retry } of stages) {
    process.stdout.write(`\n── ${name}\n`);
    const startedAt = performance.now();
    const hasPassed = await run(command, env);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`── ${name}: ${hasPassed ? 'passed' : 'FAILED'} (${seconds} s)\n`);
    const secondRun = hasPassed ? undefined : retry?.();
    if (!hasPassed && !(secondRun && (await runStages([secondRun])))) return false;
  }
  return true;
}

function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
