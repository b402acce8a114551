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

/** A stage without `retry`: its failure is final. */
type SingleRun = Omit<Stage, 'retry'>;

/** Stages that run at the same time, on two cores two at a time. They must not write what another one reads. */
export type Concurrent = { concurrent: SingleRun[] };

const CONCURRENCY = 2;

/** Runs the stages in order; stops at the first failure and returns false. */
export async function runStages(stages: (Stage | Concurrent)[]): Promise<boolean> {
  for (const stage of stages) {
    const hasPassed = 'concurrent' in stage ? await runConcurrently(stage.concurrent) : await runStage(stage);
    if (!hasPassed) return false;
  }
  return true;
}

/** Passes the output of the command through as it is written. */
async function runStage({ name, command, env, retry }: Stage): Promise<boolean> {
  process.stdout.write(`\n── ${name}\n`);
  const { hasPassed, seconds } = await run(command, env, 'inherit');
  process.stdout.write(lastLine(name, hasPassed, seconds));
  const secondRun = hasPassed ? undefined : retry?.();
  return hasPassed || (secondRun !== undefined && (await runStage(secondRun)));
}

/** Prints the output of each command when it has ended. Starts no other command after a failure. */
async function runConcurrently(stages: SingleRun[]): Promise<boolean> {
  const waiting = [...stages];
  let haveAllPassed = true;
  const runNext = async (): Promise<void> => {
    const stage = haveAllPassed ? waiting.shift() : undefined;
    if (!stage) return;
    const { hasPassed, seconds, output } = await run(stage.command, stage.env, 'pipe');
    process.stdout.write(`\n── ${stage.name}\n${output}${lastLine(stage.name, hasPassed, seconds)}`);
    haveAllPassed &&= hasPassed;
    await runNext();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
  return haveAllPassed;
}

const lastLine = (name: string, hasPassed: boolean, seconds: string): string =>
  `── ${name}: ${hasPassed ? 'passed' : 'FAILED'} (${seconds} s)\n`;

/** @returns the output too, unless it was passed through. */
async function run(
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
  stdio: 'inherit' | 'pipe',
): Promise<{ hasPassed: boolean; seconds: string; output: string }> {
  const startedAt = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', stdio, stdio],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const hasPassed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { hasPassed, seconds, output: Buffer.concat(output).toString() };
}
